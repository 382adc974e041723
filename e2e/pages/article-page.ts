import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** An article as a reader sees it. */
export class ArticlePage {
  constructor(private readonly page: Page) {}

  open = (id: string, rest = '') => visit(this.page, `/post/${id}${rest}`);

  title = () => this.page.getByRole('heading', { level: 1 });
  author = (nickname: string) => this.page.getByRole('main').getByRole('link', { name: nickname, exact: true }).first();
  /** The text itself, without title, discussion and recommendations. */
  content = () => this.page.getByRole('main').locator('.markdown-body');
  contentHeadings = () => this.content().getByRole('heading');
  contents = () => this.page.getByRole('navigation', { name: '目录' });
  contentsEntries = () => this.contents().getByRole('link');
  contentsEntry = (name: string) => this.contents().getByRole('link', { name, exact: true });

  /** A code block that contains this text. */
  codeBlock = (text: string) => this.content().locator('.code-block').filter({ hasText: text }).first();
  images = () => this.content().getByRole('link', { name: /^查看大图/ });
  preview = () => this.page.getByRole('dialog', { name: '图片预览' });

  quoteButton = () => this.page.getByRole('button', { name: '引用评论' });
  comments = () => this.page.getByRole('region', { name: /^评论/ });
  staleNotice = () => this.page.getByRole('status').filter({ hasText: '文章已更新' });
  newVersionButton = () => this.page.getByRole('button', { name: '查看新版本' });

  private actions = () => this.page.getByRole('group', { name: '文章操作' });
  /** At the bottom of a narrow screen, beside the text of a wide one. */
  bar = () => this.actions().last();
  /** The row of buttons below the text. */
  row = () => this.page.getByRole('article').getByRole('group', { name: '文章操作' });
  likeButtons = () => this.actions().getByRole('button', { name: /赞/ });
  likeButton = () => this.row().getByRole('button', { name: /赞/ });
  collectButton = () => this.row().getByRole('button', { name: /收藏/ });
  shareButton = () => this.row().getByRole('button', { name: '分享' });
  shareDialog = () => this.page.getByRole('dialog', { name: '分享' });
  /** Beside the text of a wide screen, or gone. */
  authorAside = () => this.page.getByRole('region', { name: '作者', exact: true });
  authorAtEnd = () => this.page.getByRole('region', { name: '关于作者' });
  /** The head of the article: the right column and the end of the text have the author's buttons, too. */
  private head = () => this.page.getByRole('article').first().locator('header');
  followButton = (nickname: string) => this.head().getByRole('button', { name: `关注 ${nickname}` });
  messageLink = (nickname: string) => this.head().getByRole('link', { name: `私信 ${nickname}` });
  /** The author's link in place of the follow button. */
  editLink = () => this.page.getByRole('main').getByRole('link', { name: '编辑', exact: true });
  openOwnMenu = () => this.page.getByRole('main').getByRole('button', { name: '管理文章' }).click();
  ownMenu = () => this.page.getByRole('group', { name: '管理文章' });
  goneNotice = () => this.page.getByRole('status').filter({ hasText: '文章不存在或已被删除' });

  /** Scrolls the comments near, which loads them. */
  goToComments = () => this.comments().scrollIntoViewIfNeeded();

  /** The list of this title beside or below the article. */
  block = (title: string) =>
    this.page
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
      .last();
}
