import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** An author: head, what they did, their articles and shares, and what they like. */
export class UserPage {
  constructor(private readonly page: Page) {}

  open = (id: string, tab = '/article') => visit(this.page, `/user/${id}${tab}`);

  private main = () => this.page.getByRole('main');
  /** The card above the tabs. */
  head = () =>
    this.main()
      .locator('header')
      .filter({ has: this.page.getByRole('heading', { level: 1 }) });
  about = () => this.main().getByRole('complementary', { name: '关于作者' });
  nickname = () => this.main().getByRole('heading', { level: 1 });
  level = () =>
    this.main()
      .getByText(/^Lv\.\d+$/)
      .first();
  followButton = (nickname: string) => this.main().getByRole('button', { name: `关注 ${nickname}` });
  messageLink = (nickname: string) => this.main().getByRole('link', { name: `私信 ${nickname}` });
  /** The number beside this label. */
  count = (label: string) =>
    this.main()
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .getByRole('definition');
  articles = () => this.main().getByRole('feed').getByRole('article');
  titles = () => this.articles().getByRole('heading');
  article = (title: string) => this.articles().filter({ hasText: title });
  /** The author's link and menu of an own article. */
  tools = (title: string) => this.main().getByRole('group', { name: `管理《${title}》` });
  openTools = (title: string) => this.tools(title).getByRole('button', { name: '管理文章' }).click();
  tab = (name: string) => this.main().getByRole('navigation', { name: '用户主页' }).getByRole('link', { name });
  /** A list of the likes. */
  liked = (name: string) => this.main().getByRole('navigation', { name: '点赞的内容' }).getByRole('link', { name });
  dynamics = () => this.main().getByRole('feed', { name: '动态' }).getByRole('article');
  /** The map of the last year. */
  activity = () => this.main().getByRole('img', { name: /^近一年的活跃度/ });
  /** A tab of the author's filter. */
  view = (name: string) =>
    this.main().getByRole('group', { name: '筛选文章' }).getByRole('button', { name, exact: true });
  draft = (title: string) => this.main().getByRole('list', { name: '草稿' }).getByRole('listitem', { name: title });
  shareCount = () => this.main().getByText(/条友圈$/);
  /** A share of the user, or one that they like. */
  share = (text: string) => this.articles().filter({ hasText: text });
  /** A list of what is collected. */
  collected = (name: string) => this.main().getByRole('navigation', { name: '收藏的内容' }).getByRole('link', { name });
  collectButton = (tool: string) => this.main().getByRole('button', { name: new RegExp(`收藏 ${tool}$`) });
  filter = () => this.main().getByRole('searchbox');
  /** A tag of theirs; with the number of articles, where that is known. */
  tag = (name: string) => this.main().getByRole('link', { name: new RegExp(`^${name}( \\d+ 篇文章)?$`) });
  deleteTag = (name: string) => this.main().getByRole('button', { name: `删除标签 ${name}`, exact: true });
  text = (text: string) => this.main().getByText(text, { exact: true }).first();
}
