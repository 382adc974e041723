import type { Page } from '@playwright/test';

/** The card over the name of an author. */
export class AuthorCard {
  constructor(private readonly page: Page) {}

  card = (nickname: string) => this.page.getByRole('group', { name: `${nickname} 的名片` });
  any = () => this.page.getByRole('group', { name: /名片$/ });
  followButton = (nickname: string) => this.card(nickname).getByRole('button', { name: /关注/ });
  messageLink = (nickname: string) => this.card(nickname).getByRole('link', { name: `私信 ${nickname}` });

  /** The first link to an author on the page. */
  link = (userId: string) =>
    this.page.getByRole('main').locator(`a[href="/user/${userId}"]:not([aria-hidden])`).first();
}
