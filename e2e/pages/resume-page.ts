import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The member's resumes in the settings. */
export class ResumePage {
  constructor(private readonly page: Page) {}

  open = () => visit(this.page, '/setting/resume');

  private main = () => this.page.getByRole('main');
  resumes = () => this.main().getByRole('article');
  exportButton = (index: number) => this.resumes().nth(index).getByRole('button', { name: '导出 PDF' });
  newResume = () => this.main().getByRole('link', { name: '新建简历' });
  message = (text: string) => this.page.getByText(text, { exact: true });
}
