import type { Locator } from '@playwright/test';
import { expect, test, type PageObjects } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

type Pages = Pick<
  PageObjects,
  'homePage' | 'searchPage' | 'articlePage' | 'comments' | 'userPage' | 'rankPage' | 'feedbackPage'
>;

const { zhou } = seed.user;

interface Control {
  /** Opens the page of the control and locates it. */
  find: (pages: Pages) => Promise<Locator>;
  /** The request that it sends after the login; '' for one that navigates and writes nothing yet. */
  call: string;
}

/** Every control that writes. A new one gets a row here. */
const controls: Record<string, Control> = {
  'liking in the feed': {
    call: '/users/agreearticle',
    find: async ({ homePage }) => {
      await homePage.open();
      return homePage.cards().first().getByRole('button', { name: /^点赞/ });
    },
  },
  'liking a found article': {
    call: '/users/agreearticle',
    find: async ({ searchPage }) => {
      await searchPage.open('React');
      return searchPage.likeButton();
    },
  },
  'following a found user': {
    call: '/users/focususer',
    find: async ({ searchPage }) => {
      await searchPage.open(zhou.nickname, { type: '2' });
      return searchPage.followButton(zhou.nickname);
    },
  },
  'liking on the article page': {
    call: '/users/agreearticle',
    find: async ({ articlePage }) => {
      await articlePage.open(seed.article.rich.id);
      return articlePage.likeButton();
    },
  },
  'liking beside the text': {
    call: '/users/agreearticle',
    find: async ({ articlePage }) => {
      await articlePage.open(seed.article.rich.id);
      return articlePage.likeButtons().last();
    },
  },
  collecting: {
    call: '/users/collectarticle',
    find: async ({ articlePage }) => {
      await articlePage.open(seed.article.rich.id);
      return articlePage.collectButton();
    },
  },
  'following on the article page': {
    call: '/users/focususer',
    find: async ({ articlePage }) => {
      await articlePage.open(seed.article.rich.id);
      return articlePage.followButton(seed.article.rich.author);
    },
  },
  'writing to the author of an article': {
    call: '',
    find: async ({ articlePage }) => {
      await articlePage.open(seed.article.rich.id);
      return articlePage.messageLink(seed.article.rich.author);
    },
  },
  commenting: {
    call: '/article/comments/submit',
    find: async ({ articlePage, comments }) => {
      await articlePage.open(seed.article.rich.id);
      await comments.goTo();
      await comments.field().fill('想说一句');
      return comments.send();
    },
  },
  'replying to a comment': {
    call: '/article/comments/submit',
    find: async ({ articlePage, comments }) => {
      await articlePage.open(seed.article.rich.id);
      await comments.goTo();
      await comments.replyTo(comments.all().first()).click();
      await comments.field(comments.replyBox()).fill('想回一句');
      return comments.send(comments.replyBox());
    },
  },
  'liking a comment': {
    call: '/users/agreecomment',
    find: async ({ articlePage, comments }) => {
      await articlePage.open(seed.article.rich.id);
      await comments.goTo();
      return comments.likeOf(comments.all().first());
    },
  },
  'following on the page of a user': {
    call: '/users/focususer',
    find: async ({ userPage }) => {
      await userPage.open(zhou.id);
      return userPage.followButton(zhou.nickname);
    },
  },
  'writing to a user': {
    call: '',
    find: async ({ userPage }) => {
      await userPage.open(zhou.id);
      return userPage.messageLink(zhou.nickname);
    },
  },
  'following in the ranking': {
    call: '/users/focususer',
    find: async ({ rankPage }) => {
      await rankPage.open();
      return rankPage.followButton(zhou.nickname);
    },
  },
  'the daily sign-in': {
    call: '/users/sign-in',
    find: async ({ homePage }) => {
      await homePage.open();
      return homePage.signInButton();
    },
  },
  'submitting feedback': {
    call: '',
    find: async ({ feedbackPage }) => {
      await feedbackPage.open();
      return feedbackPage.writeButton();
    },
  },
  'reacting to feedback': {
    call: '/feedbacks/attitude/increase',
    find: async ({ feedbackPage }) => {
      await feedbackPage.open();
      return feedbackPage.entries().first().getByRole('button', { name: /^火箭/ });
    },
  },
};

for (const [name, { find, call }] of Object.entries(controls)) {
  const outcome = call ? 'nothing is sent before, and it is done once afterwards' : 'nothing is sent';
  test(`a visitor is asked to sign in by ${name}: ${outcome}`, async ({
    homePage,
    searchPage,
    articlePage,
    comments,
    userPage,
    rankPage,
    feedbackPage,
    shell,
    loginDialog,
    writes,
    page,
  }) => {
    const control = await find({ homePage, searchPage, articlePage, comments, userPage, rankPage, feedbackPage });
    await control.click();
    await expect(shell.loginDialog()).toBeVisible();
    expect(await writes()).toEqual([]);
    if (!call) return;
    await loginDialog.fillPassword();
    await loginDialog.submit('登录').click();
    await expect(page.getByRole('status').getByRole('button', { name: /^登录前的操作已完成|评论成功/ })).toBeVisible();
    expect((await writes()).filter(({ path }) => path.endsWith(call))).toHaveLength(1);
  });
}

test('a visitor who closes the login cancels the action that opened it', async ({
  articlePage,
  shell,
  loginDialog,
  page,
  writes,
}) => {
  await articlePage.open(seed.article.rich.id);
  await articlePage.likeButton().click();
  await expect(shell.loginDialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await shell.loginButton().click();
  await loginDialog.fillPassword();
  await loginDialog.submit('登录').click();
  await expect(loginDialog.root()).toBeHidden();
  expect((await writes()).filter(({ path }) => path.includes('agree'))).toEqual([]);
});

/** Members' pages: an empty page with the login over it, and the page itself after the login. */
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
