import { scrollToRow } from '@/e2e/offscreen-rows';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload } from '@/e2e/visit';

/** Tolerance of the restored scroll position, in pixels. */
const TOLERANCE = 2;

const { demo, zhou } = seed.user;

test('what an author did, published and likes are pages of their own, whole without scripts @smoke', async ({
  request,
  userPage,
  page,
}) => {
  for (const address of ['', '/circle', '/agree', '/agree?type=share']) {
    const html = await (await request.get(`/user/${zhou.id}${address}`)).text();
    expect(html.match(/<article /g)?.length ?? 0, address).toBeGreaterThan(2);
  }
  await userPage.open(zhou.id, '');
  await expect(userPage.dynamics()).not.toHaveCount(0);
  await userPage.tab('友圈').click();
  await expect(page).toHaveURL(`/user/${zhou.id}/circle`);
  await expect(userPage.shareCount()).toHaveText(/^共 \d+ 条友圈$/);
  await userPage.tab('点赞').click();
  await userPage.liked('友圈').click();
  await expect(page).toHaveURL(`/user/${zhou.id}/agree?type=share`);
  await expect(page).toHaveTitle(/点赞 · 友圈/);
  await expect(userPage.tab('点赞')).toHaveAttribute('aria-current', 'page');
  await expect(userPage.liked('友圈')).toHaveAttribute('aria-current', 'page');
  await expect(userPage.articles().first().getByRole('button', { name: '点赞' })).toBeVisible();
});

test('a visitor who reloads what an author did, or goes back to it, finds its scroll position restored', async ({
  userPage,
  page,
}) => {
  await userPage.open(zhou.id, '');
  const row = userPage.dynamics().nth(25);
  await expect(async () => {
    await userPage.dynamics().last().scrollIntoViewIfNeeded();
    await expect(row).toBeAttached({ timeout: 500 });
  }).toPass();
  await scrollToRow(row);
  const place = page.locator(`#${await row.getAttribute('id')}`);
  const top = async () => (await place.boundingBox())?.y ?? Number.NaN;
  const wanted = await top();
  await reload(page);
  await expect.poll(async () => Math.abs((await top()) - wanted)).toBeLessThanOrEqual(TOLERANCE);
  await userPage.tab('文章').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/article$/);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - wanted)).toBeLessThanOrEqual(TOLERANCE);
});

test('a share that a member likes no more stays in their list until the page is left', async ({
  userPage,
  signIn,
  page,
  api,
}, testInfo) => {
  const content = `点过赞的友圈 ${testInfo.testId.slice(-6)}`;
  const { id, userId } = await api.plantShare({ content, username: 'otheruser', minutesAgo: 1 });
  const { token } = await api.session('demouser');
  await api.callAs(token, `/shares/agree?id=${id}&uid=${userId}`);
  await signIn();
  await userPage.open(demo.id, '/agree?type=share');
  const like = userPage.share(content).getByRole('button', { name: '点赞' });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(userPage.share(content)).toBeVisible();
  await reload(page);
  await expect(userPage.articles()).not.toHaveCount(0);
  await expect(userPage.share(content)).toHaveCount(0);
});
