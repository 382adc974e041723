import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The home feed. */
export class HomePage {
  constructor(private readonly page: Page) {}

  open = (query = '') => visit(this.page, `/${query}`);

  feed = () => this.page.getByRole('feed');
  cards = () => this.feed().getByRole('article');
  titles = () => this.cards().getByRole('heading', { level: 2 });
  card = (title: string) => this.cards().filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });

  /** The author's link, between the title's and the tags'. */
  author = (title: string) => this.card(title).getByRole('link').nth(1);

  likeButton = (title: string) => this.card(title).getByRole('button', { name: /^点赞/ });

  categories = () => this.page.getByRole('navigation', { name: '文章分类' });
  category = (name: string) => this.categories().getByRole('link', { name, exact: true });
  sort = (name: string) => this.page.getByRole('navigation', { name: '排序' }).getByRole('link', { name, exact: true });

  skeleton = () => this.page.getByRole('status', { name: '正在加载文章' });
  endMark = () => this.page.getByText('没有更多了', { exact: true });
  failure = () => this.page.getByRole('alert').filter({ hasText: '加载失败' });
  retryButton = () => this.page.getByRole('main').getByRole('button', { name: '重试' });
  pager = () => this.page.getByRole('navigation', { name: '分页' });
  ranking = () => this.page.getByRole('region', { name: '作者榜' });
  greeting = () => this.page.getByRole('region', { name: '问候' });
  signInButton = () => this.greeting().getByRole('button');

  densitySwitch = () => this.page.getByRole('button', { name: '紧凑列表' });
  /** Cards that the window shows whole, without scrolling. */
  rowsAboveTheFold = () =>
    this.cards().evaluateAll(
      (cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length,
    );

  /** Scrolls to the end of what is loaded. */
  goOn = () => this.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

  /** Scrolls until the feed shows its end mark. */
  async goToEnd(): Promise<void> {
    while (!(await this.endMark().isVisible())) {
      await this.goOn();
      await this.page.waitForFunction(() => document.querySelector('[role=feed][aria-busy=true]') === null);
    }
  }
}
