import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';

/** One address of every kind of page, of those for members too. */
const PAGES = [
  '/',
  '/sharecircle',
  '/tool',
  '/tutorial',
  `/tutorial/${seed.tutorial.mysql.id}`,
  seed.tutorial.mysqlChapter(3),
  '/question',
  `/question/${seed.question.several.id}?tagId=js`,
  '/rank',
  '/feedback',
  '/search?value=React&type=1',
  `/user/${seed.user.zhou.id}/article`,
  `/post/${seed.article.rich.id}`,
  '/notification',
  `/notification/im?participantId=${seed.user.other.id}`,
  '/browse-history',
  '/setting/profile',
];

const SCREENS = [
  { width: 1440, edges: { left: 136, right: 1304 } },
  { width: 1024, edges: { left: 16, right: 1008 } },
  { width: 768, edges: { left: 16, right: 752 } },
  { width: 390, edges: { left: 0, right: 390 } },
  { width: 360, edges: { left: 0, right: 360 } },
];

test('every page has the same edges at every width and does not scroll sideways', async ({
  api,
  page,
  shell,
  signIn,
}) => {
  test.slow();
  const { id } = await api.plantShare({ content: '一条很普通的友圈', username: 'otheruser', minutesAgo: 5 });
  await signIn();
  for (const path of [...PAGES, `/sharecircle/${id}`]) {
    await visit(page, path);
    for (const { width, edges } of SCREENS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => shell.contentEdges(), `${path}, ${width} px`).toEqual(edges);
      expect(await shell.overflow(), `${path}, ${width} px`).toBe(0);
    }
  }
});

test('seven articles are above the fold, and more of them in a compact feed, which stays compact', async ({
  homePage,
  page,
}) => {
  await homePage.open();
  const comfortable = await homePage.rowsAboveTheFold();
  expect(comfortable).toBeGreaterThanOrEqual(7);
  await homePage.densitySwitch().click();
  await expect.poll(() => homePage.rowsAboveTheFold()).toBeGreaterThan(comfortable + 2);
  const compact = await homePage.rowsAboveTheFold();
  await reload(page);
  await expect(homePage.densitySwitch()).toHaveAttribute('aria-pressed', 'true');
  expect(await homePage.rowsAboveTheFold()).toBe(compact);
});

test('skeletons are as high as the rows that they stand for', async ({ homePage, page }) => {
  await homePage.open();
  const { height } = (await homePage.cards().first().boundingBox()) ?? {};
  // The next list does not come, also where it is cached.
  await page.route(/_rsc=/, () => {});
  await homePage.sort('最热').click();
  const { height: all } = (await homePage.skeleton().boundingBox()) ?? {};
  expect(all).toBe(10 * (height ?? 0));
});
