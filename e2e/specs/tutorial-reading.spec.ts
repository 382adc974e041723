import { expect, test } from '@/e2e/fixtures';
import { breadcrumbs } from '@/e2e/head';
import { seed } from '@/e2e/seed';

const { git, mysql, gitChapter, mysqlChapter } = seed.tutorial;

test('a visitor finds tutorials by category, each category a page of its own', async ({ tutorialPage, page }) => {
  await tutorialPage.open();
  await expect(tutorialPage.cards()).toHaveCount(6);
  await tutorialPage.tab('工具与协作').click();
  await expect(page).toHaveURL(/\/tutorial\?category=\w+$/);
  await expect(tutorialPage.cards()).toHaveCount(1);
  await tutorialPage.tab('移动开发').click();
  await expect(tutorialPage.empty()).toBeVisible();
});

test('chapters are whole without scripts, with their place in the tutorial and structured data', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(gitChapter(1))).text();
  expect(html).toContain('<title>对象与引用：Git 里只有四样东西 - ');
  expect(html).toContain('git cat-file');
  for (const number of [2, 8]) expect(html).toContain(`href="${gitChapter(number)}"`);
  expect(html).toContain('"@type":["LearningResource","TechArticle"]');
  expect(breadcrumbs(html)).toEqual([
    ['首页', `${baseURL}/`],
    ['教程', `${baseURL}/tutorial`],
    [git.name, `${baseURL}/tutorial/${git.id}`],
    ['对象与引用：Git 里只有四样东西', `${baseURL}${gitChapter(1)}`],
  ]);
  const question = await (await request.get(gitChapter(8))).text();
  expect(question).toContain('"@type":"QAPage"');
  expect(question).toContain('五个人用主干开发就好');
  const intro = await request.get(`/tutorial/${git.id}/intro`, { maxRedirects: 0 });
  expect([intro.status(), intro.headers().location]).toEqual([308, `/tutorial/${git.id}`]);
});

test('a reader goes from chapter to chapter in one document, and is led back to the last one @smoke', async ({
  tutorialPage,
  page,
}) => {
  await tutorialPage.open(`/tutorial/${mysql.id}`);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await tutorialPage.group('索引').click();
  await tutorialPage.chapter('联合索引与最左前缀').click();
  await expect(tutorialPage.title()).toHaveText('联合索引与最左前缀');
  await expect(tutorialPage.current()).toHaveText('联合索引与最左前缀');
  await expect(tutorialPage.contents().getByRole('link').first()).toHaveText('哪些条件用得上');

  await page.keyboard.press('ArrowRight');
  await expect(tutorialPage.title()).toHaveText('读懂执行计划');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await tutorialPage.next().click();
  await expect(tutorialPage.title()).toHaveText('隔离级别与 MVCC');
  // The accordion follows: the panel of the chapter is open, the other one closed.
  await expect(tutorialPage.current()).toHaveText('隔离级别与 MVCC');
  await expect(tutorialPage.current()).toBeVisible();
  await expect(tutorialPage.chapter('联合索引与最左前缀')).toBeHidden();

  await tutorialPage.next().scrollIntoViewIfNeeded();
  await expect(tutorialPage.current()).toHaveText('隔离级别与 MVCC已读');
  await expect(page.locator('html[data-same-document]')).toBeAttached();

  await tutorialPage.open();
  await expect(tutorialPage.card(mysql.name)).toContainText(/已读 \d+%/);
  await tutorialPage.resume().click();
  await expect(page).toHaveURL(mysqlChapter(5));
});

test('a reader who comes back to a chapter is led to where they stopped, each chapter at its own place', async ({
  tutorialPage,
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.setViewportSize({ width: 1280, height: 480 });
  await tutorialPage.open(mysqlChapter(3));
  await tutorialPage.scrollTo('哪些条件用得上');
  const left = await scrolled();
  await expect.poll(tutorialPage.keptPositions).toHaveLength(1);

  await tutorialPage.next().click();
  await expect(tutorialPage.title()).toHaveText('读懂执行计划');
  await expect.poll(scrolled).toBe(0);
  await expect(tutorialPage.resumeChapter()).toBeHidden();
  await tutorialPage.chapter('联合索引与最左前缀').click();
  await expect(tutorialPage.title()).toHaveText('联合索引与最左前缀');
  await tutorialPage.resumeChapter().click();
  // It is kept as a part of the chapter, in thousandths.
  await expect.poll(async () => Math.abs((await scrolled()) - left)).toBeLessThan(10);
});

test('on a phone the chapters open from the bar at the bottom', async ({ tutorialPage, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tutorialPage.open(mysqlChapter(8));
  await expect(tutorialPage.answers()).not.toHaveCount(0);
  await expect(tutorialPage.menu()).toBeHidden();
  await tutorialPage.menuButton().click();
  await expect(tutorialPage.current()).toBeInViewport();
  await tutorialPage.chapter('介绍').click();
  await expect(tutorialPage.menu()).toBeHidden();
  await expect(tutorialPage.title()).toHaveText(mysql.name);
});
