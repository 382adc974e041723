import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** A share on its own page. */
export class SharePage {
  constructor(private readonly page: Page) {}

  open = (id: string) => visit(this.page, `/sharecircle/${id}`);

  share = () => this.page.getByRole('article', { name: /的友圈$/ });
  private actions = () => this.share().getByRole('group', { name: '友圈操作' });
  likeButton = () => this.actions().getByRole('button', { name: /^点赞/ });
  commentLink = () => this.actions().getByRole('link', { name: /^评论/ });
  deleteButton = () => this.actions().getByRole('button', { name: '删除' });
  followButton = () => this.share().getByRole('button', { name: /^关注/ });
  pictures = () => this.share().getByRole('button', { name: /^查看大图/ });
  preview = () => this.page.getByRole('dialog', { name: '图片预览' });
}
