import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

test.beforeEach(async ({ context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>A tool</h1>' }));
});

test('a visitor finds a tool by its pinyin with the keyboard alone, opens it, and finds it again as used recently @smoke', async ({
  toolPage,
  page,
  context,
  violations,
}) => {
  await toolPage.open();
  await toolPage.field().focus();
  await page.keyboard.type('yq');
  await expect(toolPage.options().first()).toContainText('语雀');
  expect(await violations(page, { within: 'main' })).toEqual([]);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect(await opened).toHaveURL('https://www.yuque.com/');
  await expect(toolPage.card('语雀')).toBeInViewport();
  await expect(toolPage.recent()).toHaveText(['语雀']);
  await reload(page);
  await expect(toolPage.recent()).toHaveText(['语雀']);
});

test('on a phone a category leads to its tools, below the row of categories, which shows where the reader is', async ({
  toolPage,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toolPage.open();
  for (const name of ['数据库与缓存', 'AI 助手']) {
    await toolPage.category(name).click();
    await expect(toolPage.category(name)).toHaveAttribute('aria-current', 'true');
    await expect(toolPage.category(name)).toBeInViewport({ ratio: 1 });
    const row = await toolPage.categories().boundingBox();
    const heading = await toolPage.heading(name).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
    await expect(toolPage.heading(name)).toBeInViewport();
  }
  await toolPage.heading('前端框架').scrollIntoViewIfNeeded();
  await expect(toolPage.category('AI 助手')).not.toHaveAttribute('aria-current');
});

test('a member reports a dead link, in a feedback of its own that says which', async ({
  toolPage,
  page,
  signIn,
  api,
}) => {
  await signIn();
  await toolPage.open();
  await toolPage.reportButton('React').click();
  await expect(toolPage.report()).toContainText('https://react.dev/');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('一直转圈');
  await page.keyboard.press('Escape');
  await toolPage.reportButton('Vite').click();
  await expect(toolPage.report()).toContainText('https://cn.vite.dev/');
  await expect(toolPage.report()).not.toContainText('一直转圈');
  await page.keyboard.press('Escape');
  await toolPage.reportButton('React').click();
  await expect(toolPage.report()).toContainText('一直转圈');
  await toolPage.report().getByRole('button', { name: '提交' }).click();
  await expect(toolPage.report()).toBeHidden();
  const sent = await api.requests('/feedbacks/create');
  expect(sent.map(({ body }) => JSON.stringify(body))).toEqual([expect.stringMatching(/React.*react\.dev.*一直转圈/)]);
});

test('what is copied from a description says where it is from', async ({ toolPage, page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await toolPage.open();
  await toolPage.description('React').selectText();
  await page.keyboard.press('Control+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^用组件构建用户界面.*\\n\\n—+\\n来源：工具.*\\n链接：${baseURL}/tool$`),
  );
});
