import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** A resume on paper. */
export class ResumePrintPage {
  constructor(private readonly page: Page) {}

  open = (id: string) => visit(this.page, `/set-resume/preview/${id}`);

  pages = () => this.page.getByRole('region', { name: /^第 \d+ 页，共 \d+ 页$/ });
  exportButton = () => this.page.getByRole('button', { name: '导出 PDF' });
  toast = (text: string) => this.page.getByRole('status').getByText(text);
  /** The printed PDF. */
  print = () => this.page.pdf({ preferCSSPageSize: true, printBackground: true });
}
