import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The notifications: five pages and the private messages. */
export class NotificationPage {
  constructor(private readonly page: Page) {}

  open = (name: '' | 'agree' | 'focus' | 'collect' | 'notice' | 'im' = '') =>
    visit(this.page, name === '' ? '/notification' : `/notification/${name}`);

  private main = () => this.page.getByRole('main');
  tabs = () => this.main().getByRole('navigation', { name: '消息' });
  /** By its label and unread count. */
  tab = (label: string, unread?: number) =>
    this.tabs().getByRole('link', { name: unread ? `${label} ${unread} 条未读` : label, exact: true });
  rows = () => this.main().getByRole('article');
  unreadRows = () => this.rows().filter({ hasText: '未读' });
  fresh = (count: number) => this.main().getByRole('button', { name: `有 ${count} 条新消息` });
}
