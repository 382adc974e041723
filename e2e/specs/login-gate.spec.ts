import type { Locator, Page } from '@playwright/test';
import type { Control } from '@/e2e/control';
import { expect, test } from '@/e2e/fixtures';
import { pageObjectsOf } from '@/e2e/pages';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

const pagesOf = (page: Page, api: Control) => ({ api, ...pageObjectsOf(page) });
type Pages = ReturnType<typeof pagesOf>;

const { zhou } = seed.user;
const { rich } = seed.article;

interface Place {
  open: (pages: Pages) => Promise<unknown>;
  /** Every control of the page that writes. A new one gets a row here. */
  controls: Record<string, (pages: Pages) => Locator | Promise<Locator>>;
}

const places: Record<string, Place> = {
  'the feed': {
    open: ({ homePage }) => homePage.open(),
    controls: {
      liking: ({ homePage }) => homePage.cards().first().getByRole('button', { name: /^点赞/ }),
      'writing to an author from their card': async ({ authorCard }) => {
        await authorCard.restOnFirst();
        return authorCard.anyMessageLink();
      },
      'the daily sign-in': ({ homePage }) => homePage.signInButton(),
    },
  },
  'a search for articles': {
    open: ({ searchPage }) => searchPage.open('React'),
    controls: { liking: ({ searchPage }) => searchPage.likeButton() },
  },
  'a search for users': {
    open: ({ searchPage }) => searchPage.open(zhou.nickname, { type: '2' }),
    controls: { following: ({ searchPage }) => searchPage.followButton(zhou.nickname) },
  },
  'an article': {
    open: ({ articlePage }) => articlePage.open(rich.id),
    controls: {
      liking: ({ articlePage }) => articlePage.likeButton(),
      'liking beside the text': ({ articlePage }) => articlePage.likeButtons().last(),
      collecting: ({ articlePage }) => articlePage.collectButton(),
      following: ({ articlePage }) => articlePage.followButton(rich.author),
      'writing to the author': ({ articlePage }) => articlePage.messageLink(rich.author),
      'liking a comment': async ({ comments }) => {
        await comments.goTo();
        return comments.likeOf(comments.all().first());
      },
      replying: async ({ comments }) => {
        await comments.replyTo(comments.all().first()).click();
        await comments.field(comments.replyBox()).fill('想回一句');
        return comments.send(comments.replyBox());
      },
      commenting: async ({ comments }) => {
        await comments.field().fill('想说一句');
        return comments.send();
      },
    },
  },
  'the page of a user': {
    open: ({ userPage }) => userPage.open(zhou.id),
    controls: {
      following: ({ userPage }) => userPage.followButton(zhou.nickname),
      writing: ({ userPage }) => userPage.messageLink(zhou.nickname),
    },
  },
  'the tools of a user': {
    open: ({ userPage }) => userPage.open(zhou.id, '/collect?type=tool'),
    controls: { collecting: ({ userPage }) => userPage.articles().first().getByRole('button', { name: /^收藏/ }) },
  },
  'the followers of a user': {
    open: ({ userPage }) => userPage.open(zhou.id, '/focus?type=fans'),
    controls: { following: ({ userPage }) => userPage.articles().first().getByRole('button', { name: /^关注/ }) },
  },
  'the ranking': {
    open: ({ rankPage }) => rankPage.open(),
    controls: { following: ({ rankPage }) => rankPage.followButton(zhou.nickname) },
  },
  'the share circle': {
    open: ({ shareBox }) => shareBox.open(),
    controls: {
      'liking a share': ({ shareCirclePage }) =>
        shareCirclePage.shares().first().getByRole('button', { name: /^点赞/ }).first(),
      'liking a comment of a short list': async ({ shareCirclePage, comments }) => {
        await shareCirclePage.openLatest();
        return comments.likeOf(shareCirclePage.latest().getByRole('article').first());
      },
      'commenting in a short list': async ({ shareCirclePage }) => {
        await shareCirclePage.latestBox().getByRole('textbox').fill('想说一句');
        return shareCirclePage.latestBox().getByRole('button', { name: '评论' });
      },
      publishing: async ({ shareBox }) => {
        await shareBox.field().fill('想发一条');
        return shareBox.send();
      },
    },
  },
  'a share': {
    open: async ({ sharePage, api }) => {
      const { id } = await api.plantShare({ content: '今天的发现', username: 'otheruser' });
      await api.plantComments(id, { content: '说得好' });
      await sharePage.open(id);
    },
    controls: {
      liking: ({ sharePage }) => sharePage.likeButton(),
      following: ({ sharePage }) => sharePage.followButton(),
      'liking a comment': ({ comments }) => comments.likeOf(comments.all().first()),
      replying: async ({ comments }) => {
        await comments.replyTo(comments.all().first()).click();
        await comments.field(comments.replyBox()).fill('想回一句');
        return comments.send(comments.replyBox());
      },
      commenting: async ({ comments }) => {
        await comments.field().fill('想说一句');
        return comments.send();
      },
    },
  },
  'the tool directory': {
    open: ({ toolPage }) => toolPage.open(),
    controls: {
      'reporting a dead link': ({ toolPage }) => toolPage.reportButton('React'),
      collecting: ({ toolPage }) => toolPage.collectButton('React'),
    },
  },
  'the feedback': {
    open: ({ feedbackPage }) => feedbackPage.open(),
    controls: {
      submitting: ({ feedbackPage }) => feedbackPage.writeButton(),
      reacting: ({ feedbackPage }) => feedbackPage.entries().first().getByRole('button', { name: /^火箭/ }),
    },
  },
};

for (const [name, { open, controls }] of Object.entries(places)) {
  test(`every control of ${name} that writes asks a visitor to sign in and sends nothing`, async ({
    api,
    shell,
    writes,
    page,
  }) => {
    test.slow();
    const pages = pagesOf(page, api);
    await open(pages);
    for (const [what, find] of Object.entries(controls)) {
      const control = await find(pages);
      await control.click();
      await expect(shell.loginDialog(), what).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shell.loginDialog(), what).toBeHidden();
    }
    expect(await writes()).toEqual([]);
  });
}

test('a visitor of every page for members is asked to sign in, and sees the page over which they do without a reload', async ({
  page,
  shell,
  loginDialog,
  settingsPage,
  violations,
  api,
  writes,
}) => {
  test.slow();
  await visit(page, '/setting');
  await expect(page).toHaveURL('/setting/profile');
  for (const address of [
    '/setting/profile',
    '/setting/resume',
    '/setting/account',
    '/setting/login-record',
    '/browse-history',
    '/notification',
    `/notification/im?participantId=${zhou.id}`,
    '/writecenter',
    '/set-resume',
    '/set-resume/preview/1',
    '/setting/message',
  ]) {
    await visit(page, address);
    await expect(loginDialog.titled('登录'), address).toBeVisible();
  }
  expect(await writes()).toEqual([]);
  expect(await api.requests('/messages')).toEqual([]);
  expect(await api.sockets()).toEqual({ opened: 0, open: 0 });
  await expect(settingsPage.notice()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await settingsPage.loginButton().click();
  await page.evaluate(() => Reflect.set(window, '__same', true));
  await loginDialog.signIn();
  await expect(settingsPage.choice('所有人')).toBeChecked();
  await expect(shell.loginButton()).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true);
});
