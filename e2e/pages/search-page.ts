import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The results of a search. */
export class SearchPage {
  constructor(private readonly page: Page) {}

  open = (value: string, { type = '1', page = 1 }: { type?: '1' | '2'; page?: number } = {}) =>
    visit(
      this.page,
      `/search?${new URLSearchParams({ value, type, ...(page > 1 && { page: String(page) }) }).toString()}`,
    );

  private main = () => this.page.getByRole('main');
  tab = (name: '文章' | '用户') =>
    this.main().getByRole('navigation', { name: '搜索类型' }).getByRole('link', { name });
  results = () =>
    this.main()
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2 }) });
  likeButton = () => this.results().first().getByRole('button', { name: /^点赞/ });
  followButton = (nickname: string) => this.results().getByRole('button', { name: `关注 ${nickname}` });
  highlights = () => this.results().locator('mark');
  nextPage = () => this.main().getByRole('navigation', { name: '搜索结果分页' }).getByRole('link', { name: '下一页' });
  retryButton = () => this.main().getByRole('button', { name: '重试' });
  text = (text: string) => this.main().getByText(text);
}
