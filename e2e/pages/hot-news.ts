import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The hot news beside the share circle; in a window where there is no right column. */
export class HotNews {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/sharecircle');
  block = () => this.page.getByRole('region', { name: '热点' });
  loading = () => this.block().getByRole('status', { name: '正在加载热点' });
  rows = () =>
    this.block()
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: '发到友圈' }) });
  refresh = () => this.block().getByRole('button', { name: '刷新' }).click();
  /** The button that opens the window. */
  opener = () => this.page.getByRole('button', { name: '看看大家都在关注的热点' });
  dialog = () => this.page.getByRole('dialog', { name: '热点' });
  sendFirst = () => this.dialog().getByRole('button', { name: '发到友圈' }).first().press('Enter');
}
