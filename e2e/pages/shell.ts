import type { Locator, Page } from '@playwright/test';

/** The shell around every page: header, footer, floating tools, dialogs. */
export class Shell {
  constructor(private readonly page: Page) {}

  header = () => this.page.getByRole('banner');
  main = () => this.page.getByRole('main');
  footer = () => this.page.getByRole('contentinfo');
  /** Left and right edge of what the page shows, in pixels. */
  contentEdges = () =>
    this.main()
      .locator('> div')
      .first()
      .evaluate((grid) => {
        const boxes = [...grid.children]
          .filter((child) => getComputedStyle(child).position !== 'fixed')
          .map((child) => child.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        return {
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
        };
      });
  /** By how much the page is wider than its window, in pixels. */
  overflow = () => this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  logo = () => this.header().getByRole('link', { name: /，返回首页$/ });
  section = (name: string) =>
    this.header().getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true });
  writeLink = () => this.header().getByRole('link', { name: '写文章' });
  /** The bar of phones at the bottom. */
  tabBar = () => this.page.getByRole('navigation', { name: '标签栏' });
  /** It comes with the late parts of the shell, as does the progress bar. */
  floatingTools = () => this.page.getByRole('complementary', { name: '快捷操作' });
  progressBar = () => this.page.getByRole('progressbar', { name: '页面加载进度' });
  skipLink = () => this.page.getByRole('link', { name: '跳到主要内容' });
  notFound = () => this.main().getByRole('heading', { level: 1, name: 'This page could not be found' });
  homeLink = () => this.main().getByRole('link', { name: '返回首页' });

  loginButton = () => this.header().getByRole('button', { name: '登录', exact: true });
  loginDialog = () => this.page.getByRole('dialog', { name: '登录' });
  userMenu = () => this.header().getByRole('button', { name: '用户菜单' });
  notificationMenu = () => this.header().getByRole('button', { name: /^消息/ });

  friendLinksButton = () => this.footer().getByRole('button', { name: '友情链接' });
  friendLinksDialog = () => this.page.getByRole('dialog', { name: '友情链接' });
  backToTop = () => this.page.getByRole('button', { name: '回到顶部' });

  /** The retry button of a failed block. */
  retryIn = (block: Locator) => block.getByRole('button', { name: '重试' });

  async signOut(): Promise<void> {
    await this.userMenu().click();
    await this.header().getByRole('button', { name: '退出登录' }).click();
  }

  async chooseTheme(name: '浅色' | '深色' | '跟随系统'): Promise<void> {
    await this.header().getByRole('button', { name: '主题' }).click();
    await this.header().getByText(name, { exact: true }).click();
    await this.page.keyboard.press('Escape');
  }

  /** A toast with this text. */
  toast = (text: string) => this.page.getByText(text, { exact: true });
}
