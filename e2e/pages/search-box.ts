import type { Page } from '@playwright/test';

/** The search in the header. */
export class SearchBox {
  constructor(private readonly page: Page) {}

  input = () => this.page.getByRole('combobox', { name: '搜索' });

  /** The recent terms stored in this browser. */
  stored = () => this.page.evaluate(() => localStorage.getItem('SEARCH_HISTORY'));
}
