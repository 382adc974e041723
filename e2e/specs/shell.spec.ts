import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

test('a visitor with a keyboard opens the login and closes it again, and skips to the content', async ({
  homePage,
  shell,
  page,
}) => {
  await homePage.open();
  await page.keyboard.press('Tab');
  await expect(shell.skipLink()).toBeFocused();
  await expect(shell.skipLink()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(shell.main()).toBeFocused();
  await shell.loginButton().press('Enter');
  await expect(shell.loginDialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.loginDialog()).toBeHidden();
  await expect(shell.loginButton()).toBeFocused();
});

test('a visitor opens the friend links and closes them with Escape', async ({ rankPage, shell, page, api }) => {
  const links = await api.call<{ name: string; link: string }[]>('/config/friend-link');
  await rankPage.open();
  await shell.friendLinksButton().click();
  const rows = shell.friendLinksDialog().getByRole('link');
  await expect(rows).toHaveText(links.map(({ name }) => new RegExp(name)));
  await expect(rows.first()).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(shell.friendLinksDialog()).toBeHidden();
  await expect(shell.friendLinksButton()).toBeFocused();
});

test('a visitor far down a page sees the header and goes back to the top', async ({ articlePage, shell, page }) => {
  await articlePage.open(seed.article.rich.id);
  await expect(shell.backToTop()).toBeHidden();
  await articlePage.goToComments();
  await expect(shell.header()).toBeInViewport();
  await shell.backToTop().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(shell.backToTop()).toBeHidden();
});

test('a reader far down the home feed goes back to its top with the logo, and finds what is new', async ({
  homePage,
  shell,
  page,
  api,
}) => {
  const { list } = await api.feed();
  await homePage.open();
  await homePage.goOn();
  await expect(homePage.cards().nth(12)).toBeVisible();
  await page.route(/\/articles\?.*pageNo=1/, async (route) => {
    const response = await route.fetch();
    // A press that asks once more gives this answer up.
    const answer = await response.json().catch(() => null);
    if (!answer) return;
    answer.data.list = [
      { ...answer.data.list[0], id: 'f00d', articleTitle: '刚刚发布' },
      ...answer.data.list.slice(0, -1),
    ];
    await route.fulfill({ response, json: answer });
  });
  await shell.logo().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The refresh loads when idle; until then a press only scrolls.
  await expect(async () => {
    await shell.logo().click();
    await expect(homePage.titles().first()).toHaveText('刚刚发布', { timeout: 2_000 });
  }).toPass();
  await expect(homePage.titles().nth(1)).toHaveText(list[0]?.articleTitle ?? '');
});

test('a visitor who wants to write signs in first and goes on to the write center', async ({
  homePage,
  shell,
  loginDialog,
  page,
}) => {
  await homePage.open();
  await shell.writeLink().click();
  await loginDialog.signIn();
  await expect(page).toHaveURL('/writecenter');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page that a link opens fades in and can be pressed meanwhile; one with the same frame, or returned to, does not', async ({
    questionPage,
    shell,
    page,
  }) => {
    const opacity = () =>
      shell
        .main()
        .locator('> div')
        .first()
        .evaluate((root) => Number(getComputedStyle(root).opacity));
    await questionPage.openBank();
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await questionPage.list('错题本').click();
    await expect(page).toHaveURL('/question/book/wrong');
    expect(await opacity()).toBe(1);

    await shell.section('教程').click();
    await expect(page).toHaveURL('/tutorial');
    expect(await opacity()).toBeLessThan(0.5);
    await shell.main().getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/tutorial\/\w+/);
    expect(await opacity()).toBeLessThan(0.5);
    await page.goBack();
    await expect(page).toHaveURL('/tutorial');
    expect(await opacity()).toBe(1);
  });
});

test('no page fades in for readers who want to see no movement', async ({ questionPage, shell, page }) => {
  await questionPage.openBank();
  await shell.section('作者榜').click();
  await expect(page).toHaveURL('/rank');
  const animations = () => shell.main().evaluate((main) => main.getAnimations({ subtree: true }).length);
  await expect.poll(animations).toBe(0);
});
