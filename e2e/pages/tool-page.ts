import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The tool directory. */
export class ToolPage {
  constructor(private readonly page: Page) {}

  open = (hash = '') => visit(this.page, `/tool${hash}`);

  card = (name: string) => this.page.getByRole('article', { name, exact: true });
  focusedCard = () => this.page.getByRole('article').filter({ has: this.page.locator(':focus') });
  description = (name: string) => this.card(name).getByRole('paragraph');
  collectButton = (name: string) => this.card(name).getByRole('button', { name: `收藏 ${name}` });
  reportButton = (name: string) => this.card(name).getByRole('button', { name: /^报告链接失效/ });

  field = () => this.page.getByRole('combobox', { name: '搜索工具' });
  options = () => this.page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');

  categories = () => this.page.getByRole('navigation', { name: '工具分类' });
  category = (name: string) => this.categories().getByRole('link', { name });
  heading = (name: string) => this.page.getByRole('heading', { level: 2, name });

  recent = () => this.page.getByRole('region', { name: '最近使用' }).getByRole('listitem');

  report = () => this.page.getByRole('dialog', { name: '提交反馈' });
}
