import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** A reader's annotations of a text, and the page of all of them. */
export class AnnotationPage {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/annotation');

  /** The bar beside selected text. */
  markButton = () => this.page.getByRole('button', { name: '划线', exact: true });
  noteButton = () => this.page.getByRole('button', { name: '写想法', exact: true });
  dialog = () => this.page.getByRole('dialog', { name: /^[写改]想法$/ });
  field = () => this.dialog().getByRole('textbox', { name: '想法' });
  save = () => this.dialog().getByRole('button', { name: '保存' });
  /** The list below a text. */
  list = () => this.page.getByRole('region', { name: /^我的笔记/ });
  item = (words: string) => this.page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  passage = (words: string) => this.list().getByRole('blockquote').getByRole('button', { name: words });
  link = (words: string) => this.page.getByRole('main').getByRole('link', { name: words });
  filter = () => this.page.getByRole('searchbox', { name: '搜索笔记' });
  exportButton = () => this.page.getByRole('button', { name: '导出 Markdown' });
}
