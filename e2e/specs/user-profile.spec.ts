import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload } from '@/e2e/visit';

const { demo, zhou } = seed.user;

test('a visitor finds who an author is, how active they were and their syndication', async ({
  userPage,
  page,
  request,
}) => {
  await userPage.open(zhou.id, '');
  await expect(userPage.activity()).toHaveAccessibleName(/^近一年的活跃度：\d+ 次动态，活跃 \d+ 天/);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/user/${zhou.id}$`));
  const address = await page.locator(`head link[type="application/rss+xml"][href*="user-"]`).getAttribute('href');
  const rss = await request.get(new URL(String(address), page.url()).pathname);
  expect(rss.status()).toBe(200);
  expect(await rss.text()).toContain(zhou.nickname);
  await userPage.count('粉丝').getByRole('link').click();
  await expect(page).toHaveURL(`/user/${zhou.id}/focus?type=fans`);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the head is a card of at most 190 pixels, and its person stays beside the tabs when it is scrolled away', async ({
    userPage,
    page,
  }) => {
    await userPage.open(zhou.id, '');
    expect((await userPage.head().boundingBox())?.height).toBeLessThanOrEqual(190);
    expect((await userPage.tab('动态').boundingBox())?.y).toBeLessThan(330);
    await expect(userPage.about()).toContainText('代表作');
    await page.mouse.wheel(0, 900);
    await expect(userPage.tab('文章')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(zhou.nickname, { exact: true }).and(page.locator('[aria-hidden] > b'))).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor sees the current tab, and the page has no fault of accessibility', async ({
    userPage,
    page,
    violations,
  }) => {
    await userPage.open(zhou.id, '/tags');
    await expect(userPage.tab('标签')).toBeInViewport({ ratio: 1 });
    await userPage.open(zhou.id, '');
    await expect(userPage.activity()).toBeVisible();
    await expect(userPage.tab('动态')).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('a member follows and, after being asked, unfollows an author with the keyboard', async ({
  userPage,
  page,
  signIn,
  writes,
}) => {
  await signIn();
  await userPage.open(zhou.id, '');
  const follow = userPage.followButton(zhou.nickname);
  await expect(follow).toBeVisible();
  await follow.press('Enter');
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  // Otherwise it would count as the second press of a double click.
  await reload(page);
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.press('Enter');
  const dialog = page.getByRole('dialog', { name: '取消关注' });
  await expect(dialog.getByRole('button', { name: '取消', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(follow).toBeFocused();
  await follow.press('Enter');
  await dialog.getByRole('button', { name: '不再关注' }).press('Enter');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await expect(follow).toBeFocused();
  expect((await writes()).map(({ path }) => path)).toEqual(['/users/focususer', '/users/unfocususer']);
});

test('an author continues one of their drafts', async ({ userPage, writeCenterPage, page, openWriteCenter }) => {
  await openWriteCenter();
  await writeCenterPage.title().fill('写了一半的草稿');
  await writeCenterPage.type('还没写完');
  await expect(writeCenterPage.saved()).toBeVisible();
  await userPage.open(demo.id);
  await userPage.view('草稿').click();
  await userPage
    .draft('写了一半的草稿')
    .getByRole('link', { name: /^继续写/ })
    .click();
  await expect(writeCenterPage.title()).toHaveValue('写了一半的草稿');
  await expect(page).toHaveURL(/\/writecenter$/);
});
