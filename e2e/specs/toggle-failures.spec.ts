import type { Locator } from '@playwright/test';
import type { Control } from '@/e2e/control';
import { expect, FAILING, test, type PageObjects } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

const { zhou } = seed.user;
const LIKE = ['/users/agreearticle', '/users/unagreearticle'];
const FOLLOW = ['/users/focususer', '/users/unfocususer'];

type Pages = Pick<PageObjects, 'homePage' | 'searchPage' | 'rankPage' | 'articlePage' | 'authorCard'>;

interface Place {
  name: string;
  /** The requests of the toggle. */
  calls: string[];
  /** Opens its page. */
  show: (pages: Pages, api: Control) => Promise<Locator>;
}

/** The toggles of the article page are in article-toggles.spec.ts. */
const places: Place[] = [
  {
    name: 'the like of a card in the feed',
    calls: LIKE,
    show: async ({ homePage }, api) => {
      const { list } = await api.feed();
      const likes = await api.state<{ from: string; to: string }>('likes');
      const { userId } = await api.session('otheruser');
      const row = list.find(({ id }) => !likes.some(({ from, to }) => from === userId && to === id));
      await homePage.open();
      return homePage.likeButton(row?.articleTitle ?? 'otheruser likes everything');
    },
  },
  {
    name: 'the like of a found article',
    calls: LIKE,
    show: async ({ searchPage }, api) => {
      const title = '赞不上的独一篇';
      await api.plantArticle({ title, content: '正文' });
      await searchPage.open(title);
      return searchPage.likeButton();
    },
  },
  {
    name: 'to follow a found user',
    calls: FOLLOW,
    show: async ({ searchPage }) => {
      await searchPage.open(zhou.nickname, { type: '2' });
      return searchPage.followButton(zhou.nickname);
    },
  },
  {
    name: 'to follow an author of the ranking',
    calls: FOLLOW,
    show: async ({ rankPage }) => {
      await rankPage.open();
      return rankPage.followButton(zhou.nickname);
    },
  },
  {
    name: 'to follow from the card of an author',
    calls: FOLLOW,
    show: async ({ articlePage, authorCard }) => {
      await articlePage.open(seed.article.rich.id);
      await authorCard.rest(zhou.id);
      return authorCard.followButton(zhou.nickname);
    },
  },
];

test.use({ expectedProblems: FAILING });

for (const { name, calls, show } of places) {
  test(`${name}: a failure shows a toast, keeps the state, and can be retried`, async ({
    api,
    articlePage,
    authorCard,
    homePage,
    rankPage,
    searchPage,
    shell,
    signIn,
  }) => {
    await signIn('otheruser');
    const toggle = await show({ homePage, searchPage, rankPage, articlePage, authorCard }, api);
    await expect(toggle).toBeVisible();
    const before = { pressed: await toggle.getAttribute('aria-pressed'), text: await toggle.innerText() };
    for (const { fault, message } of [
      { fault: { status: 500, body: '<h1>Internal Server Error</h1>' }, message: '网络异常，请稍后重试' },
      { fault: { body: { code: '-1', message: '系统繁忙，稍后再来', data: null } }, message: '系统繁忙，稍后再来' },
    ]) {
      for (const path of calls) await api.fault({ path, ...fault });
      await toggle.click();
      await expect(shell.toast(message)).toHaveCount(1);
      await expect(toggle).not.toHaveAttribute('aria-busy');
      await expect(toggle).toHaveAttribute('aria-pressed', String(before.pressed));
      await expect(toggle).toHaveText(before.text, { useInnerText: true });
      await api.heal();
    }
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', before.pressed === 'true' ? 'false' : 'true');
  });
}
