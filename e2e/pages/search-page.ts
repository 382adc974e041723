import type { Page } from '@playwright/test';

/** The results of a search. */
export class SearchPage {
  constructor(private readonly page: Page) {}

  open = (value: string, { type = '1', page = 1 }: { type?: '1' | '2'; page?: number } = {}) =>
    this.page.goto(
      `/search?${new URLSearchParams({ value, type, ...(page > 1 && { page: String(page) }) }).toString()}`,
    );

  private main = () => this.page.getByRole('main');
  tab = (name: '文章' | '用户') =>
    this.main()
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first();
  results = () => this.main().getByRole('list', { name: '搜索结果' }).getByRole('listitem');
  resultTitles = () => this.results().getByRole('heading');
  highlights = () => this.results().locator('mark');
  pager = () => this.main().getByRole('navigation', { name: '分页' });
  empty = () => this.main().getByText('没有找到');
}
