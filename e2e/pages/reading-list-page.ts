import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The texts kept for later, and the menu of a row that keeps one. */
export class ReadingListPage {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/reading-list');

  openMenu = (title: string) =>
    this.page
      .getByRole('button', { name: /^更多操作/ })
      .and(this.page.getByRole('button', { name: title }))
      .click();
  menu = () => this.page.getByRole('group', { name: /^更多操作/ });
  menuEntry = (name: string | RegExp) => this.menu().getByRole('button', { name });

  entries = () => this.page.getByRole('list', { name: '稍后读' }).getByRole('link');
  entry = (title: string) => this.entries().filter({ hasText: title });
  view = (name: string) => this.page.getByRole('group', { name: '显示' }).getByRole('button', { name });
  removeButton = (title: string) =>
    this.page.getByRole('button', { name: /^移出稍后读/ }).and(this.page.getByRole('button', { name: title }));
  toastLink = () => this.page.getByRole('link', { name: /已加入稍后读/ });
  undoButton = () => this.page.getByRole('button', { name: '撤销' });

  lookButton = () => this.page.getByRole('button', { name: '阅读设置' });
  look = (group: string, choice: string) =>
    this.page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true });
  muted = () => this.page.getByRole('article', { name: /^已屏蔽/ });
}
