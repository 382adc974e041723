import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** An author: head and articles. */
export class UserPage {
  constructor(private readonly page: Page) {}

  open = (id: string, tab = '/article') => visit(this.page, `/user/${id}${tab}`);

  private main = () => this.page.getByRole('main');
  nickname = () => this.main().getByRole('heading', { level: 1 });
  level = () =>
    this.main()
      .getByText(/^Lv\.\d+$/)
      .first();
  followButton = (nickname: string) => this.main().getByRole('button', { name: `关注 ${nickname}` });
  messageLink = (nickname: string) => this.main().getByRole('link', { name: `私信 ${nickname}` });
  /** The number above this label. */
  count = (label: string) =>
    this.main()
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .getByRole('definition');
  articles = () => this.main().getByRole('feed').getByRole('article');
  titles = () => this.articles().getByRole('heading');
  article = (title: string) => this.articles().filter({ hasText: title });
  /** The author's buttons of an own article. */
  tools = (title: string) => this.main().getByRole('group', { name: `管理《${title}》` });
  text = (text: string) => this.main().getByText(text, { exact: true }).first();
}
