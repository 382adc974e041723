import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The list of the share circle. */
export class ShareCirclePage {
  constructor(private readonly page: Page) {}

  open = (query = '') => visit(this.page, `/sharecircle${query}`);

  tabs = () => this.page.getByRole('navigation', { name: '友圈分区' }).getByRole('link');
  tab = (name: string) => this.tabs().filter({ hasText: name });

  list = () => this.page.getByRole('feed');
  shares = () => this.list().getByRole('article');

  /** Opens the short list of the first share that has comments. */
  openLatest = () =>
    this.list()
      .getByRole('button', { name: /^评论\s*[1-9]/ })
      .first()
      .click();
  latest = () => this.list().getByRole('list', { name: '最新评论' });
  latestBox = () => this.list().getByRole('form', { name: '写评论' });

  news = (count: number) => this.page.getByRole('button', { name: `有 ${count} 条新友圈` });

  /** Scrolls to the end of what is loaded. */
  goOn = () => this.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

  /** Scrolls until so many shares are loaded. */
  async loadMore(count: number): Promise<void> {
    while ((await this.shares().count()) < count) {
      await this.goOn();
      await this.page.waitForFunction(() => document.querySelector('[role=feed][aria-busy=true]') === null);
    }
  }
}
