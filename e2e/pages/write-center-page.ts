import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The write center as an author uses it. */
export class WriteCenterPage {
  constructor(private readonly page: Page) {}

  open = (id = '') => visit(this.page, `/writecenter${id && `/${id}`}`);

  title = () => this.page.getByRole('textbox', { name: '文章标题' });
  text = () => this.page.getByRole('textbox', { name: '正文' });
  /** The visible lines. */
  lines = () => this.page.locator('.CodeMirror-code');
  preview = () => this.page.getByRole('region', { name: '预览' });
  tool = (name: string) =>
    this.page
      .getByRole('toolbar', { name: '编辑工具' })
      .or(this.page.getByRole('group', { name: '编辑或预览' }))
      .getByRole('button', { name, exact: true });
  styleButton = (label: '主题' | '代码样式') => this.page.getByRole('button', { name: `${label}：` });
  styleOption = (label: '主题' | '代码样式', name: string) =>
    this.page.getByRole('listbox', { name: label }).getByRole('option', { name, exact: true });
  chooseStyle = async (label: '主题' | '代码样式', name: string) => {
    await this.styleButton(label).click();
    await this.styleOption(label, name).click();
  };
  panel = (name: string) => this.page.getByRole('complementary', { name });
  wordCount = () => this.page.getByText(/^字数：/);
  /** The line below the text. */
  foot = () => this.page.getByRole('group', { name: '状态' });
  lineCount = () => this.page.getByText(/^行数：/);

  openForm = (name = '发布') => this.page.getByRole('button', { name, exact: true });
  form = (name = '发布文章') => this.page.getByRole('dialog', { name });
  tag = (name: string) => this.page.getByRole('checkbox', { name, exact: true });
  /** The article's row, as lists will show it. */
  card = () => this.form('更新文章').getByRole('article', { includeHidden: true });
  description = () => this.page.getByRole('textbox', { name: /^描述/ });
  publish = (name = '确定并发布') => this.page.getByRole('button', { name });
  toast = (text: string) => this.page.getByRole('status').getByText(text);
  upload = (name: string | RegExp) => this.page.getByRole('group', { name });

  /** The drafts that are not in the write center. */
  otherDrafts = () => this.page.getByRole('list', { name: '其他草稿' }).getByRole('listitem');
  openOther = (words: string) =>
    this.otherDrafts().filter({ hasText: words }).getByRole('button', { name: '打开' }).click();

  saved = () => this.page.getByText(/^已保存到本地 \d/);

  /** Types at the caret. */
  type = async (text: string) => {
    await this.text().focus();
    await this.page.keyboard.insertText(text);
  };

  /** Replaces the whole text at once, however long it is. */
  setText = (text: string) =>
    this.page.locator('.CodeMirror').evaluate((element, value) => {
      const editor: unknown = Reflect.get(element, 'CodeMirror');
      if (
        typeof editor === 'object' &&
        editor !== null &&
        'setValue' in editor &&
        typeof editor.setValue === 'function'
      )
        editor.setValue(value);
    }, text);

  /** All of the text. */
  getText = () =>
    this.page.locator('.CodeMirror').evaluate((element): string => {
      const editor: unknown = Reflect.get(element, 'CodeMirror');
      const known = typeof editor === 'object' && editor !== null && 'getValue' in editor ? editor.getValue : null;
      return typeof known === 'function' ? String(known.call(editor)) : '';
    });

  /** Dispatches a paste event. */
  paste = (data: { text?: string; html?: string; files?: { name: string; type: string; base64: string }[] }) =>
    this.text().evaluate((element, { text, html, files = [] }) => {
      const clipboardData = new DataTransfer();
      if (text !== undefined) clipboardData.setData('text/plain', text);
      if (html !== undefined) clipboardData.setData('text/html', html);
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        clipboardData.items.add(new File([bytes], name, { type }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);

  /** Drops files onto the text. */
  drop = (files: { name: string; type: string; base64: string }[]) =>
    this.page.locator('.CodeMirror-scroll').evaluate((element, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type }));
      }
      const { left, top } = element.getBoundingClientRect();
      const place = { clientX: left + 40, clientY: top + 40 };
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
    }, files);

  /** Fills the required fields of the publish form. */
  fillForm = async (description = '一句描述') => {
    await this.openForm().click();
    await this.form().getByText('IT技术', { exact: true }).click();
    await this.form().getByText('前端', { exact: true }).click();
    await this.description().fill(description);
  };
}
