import type { Locator, Page } from '@playwright/test';

/** The card over the name of an author. */
export class AuthorCard {
  constructor(private readonly page: Page) {}

  card = (nickname: string) => this.page.getByRole('dialog', { name: `${nickname} 的名片` });
  any = () => this.page.getByRole('dialog', { name: /名片$/ });
  followButton = (nickname: string) => this.card(nickname).getByRole('button', { name: /关注/ });
  confirmUnfollow = () => this.page.getByRole('button', { name: '不再关注' });
  anyMessageLink = () => this.any().getByRole('link', { name: /^私信 / });
  messageLink = (nickname: string) => this.card(nickname).getByRole('link', { name: `私信 ${nickname}` });

  /** The first link to an author on the page. */
  link = (userId: string) =>
    this.page.getByRole('main').locator(`a[href="/user/${userId}"]:not([aria-hidden])`).first();

  /**
   * Rests the mouse on an author's first link until the card is there. Repeats it, because the cards are loaded after
   * hydration.
   */
  rest = (userId: string): Promise<void> => this.restOn(this.link(userId));

  /** Rests on the author whom the page names first. */
  restOnFirst = (): Promise<void> =>
    this.restOn(this.page.getByRole('main').locator('a[href^="/user/"]:not([aria-hidden])').first());

  private async restOn(link: Locator): Promise<void> {
    do {
      await this.page.mouse.move(0, 0);
      await link.hover();
    } while (!(await this.appears()));
  }

  private appears = () =>
    this.any()
      .waitFor({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
}
