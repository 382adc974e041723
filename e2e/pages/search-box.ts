import type { Page } from '@playwright/test';

/** The search in the header. */
export class SearchBox {
  constructor(private readonly page: Page) {}

  input = () => this.page.getByRole('combobox', { name: '搜索' });
  terms = () => this.page.getByRole('listbox', { name: '最近搜索' }).getByRole('option');

  async search(term: string): Promise<void> {
    await this.input().fill(term);
    await this.input().press('Enter');
  }

  /** The recent terms stored in this browser. */
  stored = () => this.page.evaluate(() => localStorage.getItem('SEARCH_HISTORY'));
}
