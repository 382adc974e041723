import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The feedback page. */
export class FeedbackPage {
  constructor(private readonly page: Page) {}

  open = (rest = '') => visit(this.page, `/feedback${rest}`);

  private main = () => this.page.getByRole('main');
  entries = () => this.main().getByRole('feed', { name: '反馈列表' }).getByRole('article');
  entry = (text: string) => this.entries().filter({ hasText: text });
  tool = (text: string, name: '编辑' | '删除') => this.entry(text).getByRole('button', { name, exact: true });
  writeButton = () => this.main().getByRole('button', { name: '提交反馈' });

  form = (title: '提交反馈' | '编辑反馈' = '提交反馈') => this.page.getByRole('dialog', { name: title });
  editor = (title?: '提交反馈' | '编辑反馈') => this.form(title).getByRole('textbox', { name: '反馈内容' });
  sendButton = (title?: '提交反馈' | '编辑反馈') => this.form(title).getByRole('button', { name: /^提交/ });
  problem = () => this.form().getByRole('alert');
  confirmation = () => this.page.getByRole('dialog', { name: '删除反馈' });

  /** Types into the editor, which has the focus once it is there. */
  async write(text: string): Promise<void> {
    await this.editor().waitFor({ state: 'attached' });
    await this.editor().focus();
    await this.page.keyboard.insertText(text);
  }
}
