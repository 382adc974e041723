import type { Locator, Page } from '@playwright/test';
import { visit } from '../visit';

/** The private messages: the conversations and the chat of one. */
export class MessagesPage {
  constructor(private readonly page: Page) {}

  open = (partnerId?: string) => visit(this.page, `/notification/im${partnerId ? `?participantId=${partnerId}` : ''}`);

  private main = () => this.page.getByRole('main');
  conversations = () => this.main().getByRole('navigation', { name: '会话' });
  conversation = (nickname: string) => this.conversations().getByRole('listitem').filter({ hasText: nickname });
  /** By its unread count. */
  tab = (unread?: number) =>
    this.main()
      .getByRole('navigation', { name: '消息' })
      .getByRole('link', { name: unread ? `私信 ${unread} 条未读` : '私信', exact: true });
  log = () => this.main().getByRole('log');
  message = (text: string) => this.log().getByText(text, { exact: true });
  /** The texts of the rendered messages that match: those near the screen, the oldest first. */
  rendered = (text: RegExp) => this.log().getByText(text).allTextContents();
  line = (text: string): Locator => this.log().locator('[data-index]').filter({ hasText: text });
  box = () => this.main().getByRole('textbox', { name: '私信内容' });
  /** Writes and presses Enter. */
  send = async (text: string) => {
    await this.box().fill(text);
    await this.box().press('Enter');
  };
  sendButton = () => this.main().getByRole('button', { name: '发送', exact: true });
  sending = () => this.log().getByRole('img', { name: '发送中' });
  failures = () => this.log().getByRole('alert');
  retry = () => this.log().getByRole('button', { name: '重试' });
  openTools = async (text: string) => {
    await this.line(text).hover();
    await this.line(text).getByRole('button', { name: '消息操作' }).click();
  };
  tool = (name: RegExp) => this.log().getByRole('button', { name });
  toEnd = () => this.main().getByRole('button', { name: /条新消息|回到最新/ });
  picture = () => this.log().getByRole('img', { name: '图片消息' });
  preview = () => this.main().getByRole('img', { name: '待发送的图片' });
  back = () => this.main().getByRole('link', { name: '返回会话列表' });
  /** How far the log is scrolled from its end, in pixels. */
  fromEnd = () => this.log().evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
}
