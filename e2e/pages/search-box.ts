import type { Page } from '@playwright/test';

/** The search in the header. */
export class SearchBox {
  constructor(private readonly page: Page) {}

  input = () => this.page.getByRole('combobox', { name: '搜索' });
  submitButton = () => this.page.getByRole('search').getByRole('button', { name: '搜索', exact: true });
  terms = () => this.page.getByRole('listbox', { name: '最近搜索' }).getByRole('option');
  removeButton = (term: string) => this.page.getByRole('button', { name: `移除“${term}”` });
  clearButton = () => this.page.getByRole('button', { name: '清空', exact: true });

  async search(term: string): Promise<void> {
    await this.input().fill(term);
    await this.input().press('Enter');
  }

  /** The recent terms stored in this browser. */
  stored = () => this.page.evaluate(() => localStorage.getItem('SEARCH_HISTORY'));
}
