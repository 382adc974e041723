import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The history. */
export class HistoryPage {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/browse-history');

  private main = () => this.page.getByRole('main');
  list = () => this.main().getByRole('group', { name: '浏览历史' });
  days = () => this.list().getByRole('heading', { level: 2 });
  rows = () => this.list().getByRole('article');
  row = (title: string) => this.list().getByRole('article', { name: title, exact: true });
  deleteButton = (title: string) => this.row(title).getByRole('button', { name: `删除记录：${title}` });
  firstTitle = () => this.rows().first().getByRole('heading', { level: 3 });
  endMark = () => this.main().getByText('没有更多了', { exact: true });
  text = (text: string | RegExp) => this.main().getByText(text);
}
