import type { Locator, Page } from '@playwright/test';

/** The comments below an article. */
export class Comments {
  constructor(private readonly page: Page) {}

  region = () => this.page.getByRole('region', { name: /^评论/ });
  /** Scrolls the comments near, which loads them. */
  goTo = () => this.region().scrollIntoViewIfNeeded();
  heading = () => this.region().getByRole('heading', { level: 2 });
  all = () => this.region().getByRole('article');
  /** The comment with this text, which others may quote. */
  saying = (text: string) =>
    this.all()
      .filter({ has: this.page.getByText(text, { exact: true }).and(this.page.locator('p, p :not(bdi)')) })
      .last();

  box = () => this.region().getByRole('form', { name: '写评论' });
  replyBox = () => this.region().getByRole('form', { name: /^回复/ });
  field = (box: Locator = this.box()) => box.getByRole('textbox', { name: /^(写评论|回复)/ });
  send = (box: Locator = this.box()) => box.getByRole('button', { name: /^(评论|回复)$/ });
  failure = (box: Locator = this.box()) => box.getByRole('alert');
  emojiButton = (box: Locator = this.box()) => box.getByRole('button', { name: '表情' });
  emojiSearch = () => this.region().getByRole('searchbox', { name: '搜索表情' });
  emoji = (text: string) => this.region().getByRole('gridcell', { name: text }).first();
  image = (box: Locator = this.box()) => box.getByRole('img', { name: '待发送的图片' });
  removeImage = (box: Locator = this.box()) => box.getByRole('button', { name: '移除图片' });

  async chooseImage(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.box().getByRole('button', { name: '图片', exact: true }).click();
    await (await chooser).setFiles(file);
  }

  likeOf = (comment: Locator) => comment.getByRole('button', { name: /赞/ }).first();
  replyTo = (comment: Locator) => comment.getByRole('button', { name: /^(回复( \d+)?|收起回复)$/ }).first();
  deleteOf = (comment: Locator) => comment.getByRole('button', { name: '删除' }).first();
  picture = (comment: Locator) => comment.getByRole('button', { name: '查看大图' });
  deleteDialog = () => this.page.getByRole('dialog', { name: '删除评论' });
  confirmDelete = () => this.deleteDialog().getByRole('button', { name: '删除' });
}
