import type { Page } from '@playwright/test';
import { visit } from '../visit';

/** The ranking of authors. */
export class RankPage {
  constructor(private readonly page: Page) {}

  open = (page = 1) => visit(this.page, page === 1 ? '/rank' : `/rank?page=${page}`);

  rows = () =>
    this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.locator('a[href^="/user/"]') });
  followButton = (nickname: string) => this.rows().getByRole('button', { name: `关注 ${nickname}` });
  author = (nickname: string) => this.rows().filter({ hasText: nickname }).getByRole('link').first();
}
