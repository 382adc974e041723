import type { Locator } from '@playwright/test';
import { expect, test, type PageObjects } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

type Pages = Pick<
  PageObjects,
  'homePage' | 'searchPage' | 'articlePage' | 'comments' | 'userPage' | 'rankPage' | 'feedbackPage'
>;

const { zhou } = seed.user;

/** Every control that writes: opens its page and finds it. A new one gets a row here. */
const controls: Record<string, (pages: Pages) => Promise<Locator>> = {
  'liking in the feed': async ({ homePage }) => {
    await homePage.open();
    return homePage.cards().first().getByRole('button', { name: /^点赞/ });
  },
  'liking a found article': async ({ searchPage }) => {
    await searchPage.open('React');
    return searchPage.likeButton();
  },
  'following a found user': async ({ searchPage }) => {
    await searchPage.open(zhou.nickname, { type: '2' });
    return searchPage.followButton(zhou.nickname);
  },
  'liking on the article page': async ({ articlePage }) => {
    await articlePage.open(seed.article.rich.id);
    return articlePage.likeButton();
  },
  'liking beside the text': async ({ articlePage }) => {
    await articlePage.open(seed.article.rich.id);
    return articlePage.likeButtons().last();
  },
  collecting: async ({ articlePage }) => {
    await articlePage.open(seed.article.rich.id);
    return articlePage.collectButton();
  },
  'following on the article page': async ({ articlePage }) => {
    await articlePage.open(seed.article.rich.id);
    return articlePage.followButton(seed.article.rich.author);
  },
  'writing to the author of an article': async ({ articlePage }) => {
    await articlePage.open(seed.article.rich.id);
    return articlePage.messageLink(seed.article.rich.author);
  },
  commenting: async ({ articlePage, comments }) => {
    await articlePage.open(seed.article.rich.id);
    await comments.goTo();
    await comments.field().fill('想说一句');
    return comments.send();
  },
  'replying to a comment': async ({ articlePage, comments }) => {
    await articlePage.open(seed.article.rich.id);
    await comments.goTo();
    await comments.replyTo(comments.all().first()).click();
    await comments.field(comments.replyBox()).fill('想回一句');
    return comments.send(comments.replyBox());
  },
  'liking a comment': async ({ articlePage, comments }) => {
    await articlePage.open(seed.article.rich.id);
    await comments.goTo();
    return comments.likeOf(comments.all().first());
  },
  'following on the page of a user': async ({ userPage }) => {
    await userPage.open(zhou.id);
    return userPage.followButton(zhou.nickname);
  },
  'writing to a user': async ({ userPage }) => {
    await userPage.open(zhou.id);
    return userPage.messageLink(zhou.nickname);
  },
  'following in the ranking': async ({ rankPage }) => {
    await rankPage.open();
    return rankPage.followButton(zhou.nickname);
  },
  'the daily sign-in': async ({ homePage }) => {
    await homePage.open();
    return homePage.signInButton();
  },
  'submitting feedback': async ({ feedbackPage }) => {
    await feedbackPage.open();
    return feedbackPage.writeButton();
  },
  'reacting to feedback': async ({ feedbackPage }) => {
    await feedbackPage.open();
    return feedbackPage.entries().first().getByRole('button', { name: /^火箭/ });
  },
};

for (const [name, find] of Object.entries(controls)) {
  test(`a visitor is asked to sign in by ${name}, and nothing is sent`, async ({
    homePage,
    searchPage,
    articlePage,
    comments,
    userPage,
    rankPage,
    feedbackPage,
    shell,
    writes,
  }) => {
    const control = await find({ homePage, searchPage, articlePage, comments, userPage, rankPage, feedbackPage });
    await control.click();
    await expect(shell.loginDialog()).toBeVisible();
    expect(await writes()).toEqual([]);
  });
}

/** Pages of members: an honest empty page with the login over it, and the page itself afterwards. */
for (const address of [
  '/setting/profile',
  '/setting/resume',
  '/setting/account',
  '/setting/message',
  '/setting/login-record',
  '/browse-history',
  '/notification',
  '/writecenter',
]) {
  test(`a visitor of ${address} signs in over it and sees it without a reload`, async ({
    page,
    loginDialog,
    writes,
  }) => {
    await visit(page, address);
    await expect(loginDialog.titled('登录')).toBeVisible();
    expect(await writes()).toEqual([]);
    await page.evaluate(() => Reflect.set(window, '__same', true));
    await loginDialog.fillPassword();
    await loginDialog.submit('登录').click();
    await expect(loginDialog.root()).toBeHidden();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true);
  });
}
