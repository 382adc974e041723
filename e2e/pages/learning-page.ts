import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The learning desk, and the exam that begins there. */
export class LearningPage {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/learning');

  section = (name: string) => this.page.getByRole('region', { name, exact: true });
  chooseTag = (name: string) => this.page.getByLabel('分类').selectOption({ label: name });
  startButton = () => this.page.getByRole('button', { name: /^模拟考/ });

  goOnLink = () => this.page.getByRole('link', { name: '继续模拟考' });

  number = (place: number) =>
    this.page.getByRole('list', { name: '题号' }).getByRole('button', { name: new RegExp(`^第 ${place} 题`) });
  options = () => this.page.getByRole('group', { name: /选/ });
  handInButton = () => this.page.getByRole('button', { name: '交卷' }).first();
  dialog = () => this.page.getByRole('dialog', { name: '交卷' });
  score = () => this.page.getByText(/^答对 \d+ \/ \d+，用时 \d+:\d\d$/);
}
