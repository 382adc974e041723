import { expect, type Page } from '@playwright/test';
import { Shell } from './shell';

/** The panel over everything, and the list of shortcuts. */
export class SearchPanel {
  constructor(private readonly page: Page) {}

  dialog = () => this.page.getByRole('dialog', { name: '搜索全站' });
  field = () => this.page.getByRole('combobox', { name: '搜索全站' });
  option = (group: string, name: string | RegExp) =>
    this.dialog().getByRole('group', { name: group }).getByRole('option', { name });
  shortcuts = () => this.page.getByRole('dialog', { name: '键盘快捷键' });

  /** Shortcuts are listened for once the browser was idle, with the floating tools. */
  ready = () => new Shell(this.page).floatingTools().waitFor({ state: 'attached' });

  async open(): Promise<void> {
    await this.ready();
    await this.page.keyboard.press('Control+k');
    await expect(this.field()).toBeFocused();
  }
}
