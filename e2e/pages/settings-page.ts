import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The settings: their frame, the profile, the messages and the login record. */
export class SettingsPage {
  constructor(private readonly page: Page) {}

  open = (name: string) => visit(this.page, `/setting/${name}`);

  private main = () => this.page.getByRole('main');
  backLink = () => this.main().getByRole('link', { name: '返回个人主页' });
  notice = () => this.main().getByText('登录后可管理账号设置');
  loginButton = () => this.main().getByRole('button', { name: '登录' });

  field = (label: string) => this.main().getByRole('form', { name: '个人资料' }).getByLabel(label);
  saveButton = () => this.main().getByRole('button', { name: '保存修改' });
  avatar = () => this.main().getByRole('group', { name: '头像' });
  chooseAvatar = (name: string, mimeType: string, buffer: Buffer) =>
    this.avatar().locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

  choice = (name: string) => this.main().getByRole('radio', { name, exact: true });

  logins = () => this.main().getByRole('table').locator('tbody').getByRole('row');
  pageLink = (name: string) =>
    this.main().getByRole('navigation', { name: '登录日志分页' }).getByRole('link', { name });

  dialog = (name: string) => this.page.getByRole('dialog', { name });
  answer = (name: string) => this.page.getByRole('dialog').getByRole('button', { name, exact: true });
  message = (text: string) => this.page.getByText(text, { exact: true });

  /** Types a date (YYYY-MM-DD) into a calendar's field, and leaves it. */
  async typeDay(label: string, day: string): Promise<void> {
    await this.field(label).fill(day);
    await this.field(label).press('Tab');
  }
}
