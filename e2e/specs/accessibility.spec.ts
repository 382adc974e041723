import type { Locator } from '@playwright/test';
import { COLOUR_RULES, LOOK_RULES } from '@/e2e/axe';
import type { Control } from '@/e2e/control';
import { expect, MISSING, test } from '@/e2e/fixtures';
import { holdAnswers } from '@/e2e/late-answer';
import { pageKinds } from '@/e2e/page-kinds';
import { seed } from '@/e2e/seed';
import { tabTo } from '@/e2e/tab-to';
import { reload, visit } from '@/e2e/visit';

test.use({ expectedProblems: MISSING });

/** Pages with controls that only small screens have: every rule applies there, too. */
const WITH_NARROW_CONTROLS = ['the home feed', 'an article'];

/** The page without a shell takes the system's theme when it is loaded. */
const THEMED_AT_LOAD = 'the print preview';

const LIKE_THE_HOME_FEED = 'a category of the feed';

/** A page without the site's columns, and those that show a notice only. */
const WITHOUT_EDGES = [THEMED_AT_LOAD, 'a missing page', 'the wrong book of a visitor', 'the history of a visitor'];

/** Edges of a page's content at each width: the first is what pages are opened at, the last what axe looks at in dark. */
const SCREENS = [
  { width: 1440, edges: { left: 136, right: 1304 } },
  { width: 1024, edges: { left: 16, right: 1008 } },
  { width: 768, edges: { left: 16, right: 752 } },
  { width: 360, edges: { left: 0, right: 360 } },
];

interface Row {
  address: string | ((api: Control) => Promise<string>);
  /** The member whose page it is. */
  as?: string;
  /** Content that only the browser adds. */
  shows?: (main: Locator) => Locator;
}

const { demo, zhou } = seed.user;
const entries = (main: Locator) => main.getByRole('article').first();

const rows: Record<string, Row> = {
  ...Object.fromEntries(
    Object.entries(pageKinds)
      .filter(([kind]) => kind !== LIKE_THE_HOME_FEED)
      .map(([kind, address]) => [kind, { address }]),
  ),
  'what an author did': { address: `/user/${zhou.id}` },
  'the collected tools of a user': { address: `/user/${demo.id}/collect?type=tool` },
  'whom a user follows': { address: `/user/${demo.id}/focus` },
  'the tags of a user': { address: `/user/${demo.id}/tags` },
  'the history of a member': { address: '/browse-history', as: 'demouser', shows: entries },
  'the comments that a member got': { address: '/notification', as: 'demouser', shows: entries },
  'the followers that a member got': { address: '/notification/focus', as: 'demouser', shows: entries },
  'a private chat': {
    address: `/notification/im?participantId=${zhou.id}`,
    as: 'demouser',
    shows: (main) => main.getByRole('log').getByText('周末老师好'),
  },
  'the profile settings': {
    address: '/setting/profile',
    as: 'demouser',
    shows: (main) => main.getByRole('form', { name: '个人资料' }),
  },
  'a share': {
    address: async (api) => {
      const { id } = await api.plantShare({ content: '一条很普通的友圈', username: 'otheruser', minutesAgo: 5 });
      await api.plantComments(id, {});
      return `/sharecircle/${id}`;
    },
  },
};

for (const [kind, { address, as, shows }] of Object.entries(rows)) {
  test(`${kind} passes axe, light and wide, dark and narrow, has the site's edges at every width and never scrolls sideways`, async ({
    page,
    shell,
    signIn,
    violations,
    api,
  }) => {
    test.slow();
    if (as) await signIn(as);
    await visit(page, typeof address === 'string' ? address : await address(api));
    if (shows) await expect(shows(shell.main())).toBeVisible();
    await expect(shell.main().getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await violations(page), 'light, wide').toEqual([]);
    for (const { width, edges } of SCREENS) {
      await page.setViewportSize({ width, height: 844 });
      if (!WITHOUT_EDGES.includes(kind)) await expect.poll(() => shell.contentEdges(), `${width} px`).toEqual(edges);
      expect.soft(await shell.overflow(), `${width} px`).toBe(0);
    }
    // Themes and layouts do not depend on each other, so that two looks show all four.
    await page.emulateMedia({ colorScheme: 'dark' });
    if (kind === THEMED_AT_LOAD) await reload(page);
    const rules = WITH_NARROW_CONTROLS.includes(kind) ? {} : { rules: LOOK_RULES };
    expect.soft(await violations(page, rules), 'dark, narrow').toEqual([]);
  });
}

test('the dialogs of an article pass axe', async ({ articlePage, shell, page, violations }) => {
  await articlePage.open(seed.article.rich.id);
  // By key: below the article parts are still loading, and may move the button away from the mouse.
  await shell.friendLinksButton().press('Enter');
  await expect(shell.friendLinksDialog().getByRole('listitem')).not.toHaveCount(0);
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await articlePage.images().first().click();
  await expect(articlePage.preview()).toBeVisible();
  expect(await violations(page, { within: '[role=dialog], dialog[open]' })).toEqual([]);
});

test('a page passes axe while the next one is on its way', async ({ articlePage, shell, page, violations }) => {
  const rank = await holdAnswers(page, /\/rank/);
  await articlePage.open(seed.article.rich.id);
  await expect(shell.floatingTools()).toBeVisible();
  await shell.section('作者榜').press('Enter');
  await expect(shell.progressBar()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  rank.release();
  await expect(page.getByRole('heading', { level: 1, name: '作者榜' })).toBeVisible();
  await expect(shell.progressBar()).toHaveCount(0);
});

test('the login dialog passes axe in every mode, light and dark', async ({
  loginDialog,
  shell,
  page,
  violations,
  api,
}) => {
  test.slow();
  // Axe reads all of a page: this one is small.
  await visit(page, '/search');
  await shell.loginButton().click();
  await expect(loginDialog.field('用户名或邮箱')).toBeVisible();
  const passesAxe = async (mode: string, rules?: readonly string[]) =>
    expect.soft(await violations(page, { within: 'dialog', ...(rules && { rules }) }), mode).toEqual([]);
  await passesAxe('密码登录');
  await loginDialog.button('邮箱登录').click();
  await expect(loginDialog.field('邮箱')).toBeVisible();
  await passesAxe('邮箱登录');
  await loginDialog.button('立即注册').click();
  await expect(loginDialog.field('确认密码')).toBeVisible();
  await passesAxe('注册');
  await page.emulateMedia({ colorScheme: 'dark' });
  await passesAxe('注册，深色', COLOUR_RULES);
  // The code comes without its picture.
  await api.fault({ path: '/unit/getqrcode', body: { code: '0', data: 'data:image/png;base64,AA==' } });
  await loginDialog.button('微信登录').click();
  await expect(loginDialog.alert('二维码加载失败，请刷新重试')).toBeVisible();
  await passesAxe('微信登录失败，深色');
  await api.heal();
  await loginDialog.button('刷新二维码').click();
  await expect(loginDialog.qrCode()).toBeVisible();
  await passesAxe('微信登录，深色', COLOUR_RULES);
});

test('with the keyboard alone, a visitor opens the first article of the feed in a new tab, and keeps the feed', async ({
  homePage,
  page,
  context,
}) => {
  await homePage.open();
  const heading = homePage.titles().first();
  await tabTo(page, heading.getByRole('link'));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText(await heading.innerText());
  await expect(page).toHaveURL('/');
});

test('with the keyboard alone, a visitor goes through an article to a section of it', async ({
  articlePage,
  page,
  api,
}) => {
  const content = `## 开头\n\n[链接](/rank)\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n${'一段。\n\n'.repeat(60)}## 末尾\n\n正文`;
  const { id } = await api.plantArticle({ title: '用键盘读', content });
  await articlePage.open(id);
  await tabTo(page, articlePage.contentsEntry('末尾'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(articlePage.contentHeadings().filter({ hasText: '末尾' })).toBeInViewport();
});
