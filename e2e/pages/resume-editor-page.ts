import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The resume editor as a member uses it. */
export class ResumeEditorPage {
  constructor(private readonly page: Page) {}

  open = (id = '') => visit(this.page, `/set-resume${id && `/${id}`}`);

  heading = (name: '新建简历' | '编辑简历') => this.page.getByRole('heading', { level: 1, name });
  field = (name: string) => this.page.getByRole('textbox', { name, exact: true });
  section = (title: string) => this.page.getByRole('region', { name: `模块 ${title}`, exact: true });
  sectionTitles = () => this.page.getByRole('textbox', { name: '模块标题' });
  titles = () =>
    this.sectionTitles().evaluateAll((inputs) =>
      inputs.map((input) => input instanceof HTMLInputElement && input.value),
    );
  handle = (name: string) => this.page.getByRole('button', { name: `排序${name}`, exact: true });
  file = () => this.page.getByLabel('简历文件');
  tool = (name: string) => this.page.getByRole('button', { name, exact: true });
  preview = () => this.page.getByRole('region', { name: '预览', exact: true });
  onePage = () => this.page.getByRole('checkbox', { name: '缩到一页' });
  fitNote = () => this.preview().getByRole('status');
  colours = () => this.page.getByRole('dialog', { name: '主题色' });
  save = () => this.tool('保存');
  /** The draft is stored in this browser. */
  stored = () => this.page.getByText(/^已保存到本地 \d/);
  restored = () => this.page.getByText(/^已恢复 \d.* 保存的草稿/);
  toast = (text: string) => this.page.getByRole('status').getByText(text);
  /** The formatted text of the only item of a section that is open. */
  text = (section: string) => this.section(section).getByRole('textbox', { name: '详细内容' });
}
