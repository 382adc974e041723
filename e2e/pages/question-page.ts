import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** A question of the question bank, and its lists. */
export class QuestionPage {
  constructor(private readonly page: Page) {}

  open = (id: string, tagId = 'js') => visit(this.page, `/question/${id}?tagId=${tagId}`);
  openBank = () => visit(this.page, '/question');

  title = () => this.page.getByRole('heading', { level: 1 });
  chosen = () => this.page.getByRole('group').locator('input:checked');
  result = () =>
    this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /回答|对照/ });
  explanation = () => this.page.getByRole('region', { name: '解析' });
  /** The button of the answer sheet, which says the place once that is known. */
  sheetButton = () => this.page.getByRole('button', { name: /^答题卡/ });
  number = (place: number) => this.page.getByRole('link', { name: new RegExp(`^第 ${place} 题`) });
  next = () => this.page.getByRole('link', { name: '下一题' });
  starButton = () => this.page.getByRole('button', { name: '收藏' });
  /** Its name may stand behind the share of right answers. */
  category = (name: string) =>
    this.page.getByRole('main').getByRole('link', { name: new RegExp(`(^|\\s)${name}(\\s|$)`) });
  list = (name: string) => this.page.getByRole('navigation', { name: '题库' }).getByRole('link', { name });
  rows = () =>
    this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: /^移出/ }) });
}
