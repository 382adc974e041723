import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { PNG_BASE64 } from '@/e2e/png';
import { hydrated } from '@/e2e/visit';

/** Console messages about a missing chunk. */
test.use({ expectedProblems: /status of 404|ChunkLoadError|A part of the page did not load/ });

const CHUNKS = '**/_next/static/**/*.js';
const TOLD = '网站已更新，请刷新页面';

/** Simulates a deployment: the chunks of the release that the open tabs run are gone. */
const deploy = (page: Page) => page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: 'gone' }));

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, '__same', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, '__same') === true);

test('a member with an open article sees the update notice, and keeps what was typed, also after the reload', async ({
  articlePage,
  comments,
  shell,
  page,
  api,
  signIn,
}) => {
  await signIn();
  const { id } = await api.plantArticle({ title: '还开着的文章', content: '正文', username: 'otheruser' });
  await articlePage.open(id);
  await comments.goTo();
  await comments.field().fill('写到一半的评论');
  await expect(shell.userMenu()).toBeVisible();
  await mark(page);
  await deploy(page);

  // The parts that a press needs at once came with the page; the dialog of a share button does not.
  const collect = articlePage.collectButton();
  await collect.click();
  await expect(collect).toHaveAttribute('aria-pressed', 'true');
  await articlePage.shareButton().click();
  const notice = page.getByRole('status').filter({ hasText: TOLD });
  await expect(notice.getByText(TOLD)).toBeVisible();
  await expect(comments.field()).toHaveValue('写到一半的评论');
  expect(await isMarked(page)).toBe(true);

  await notice.getByRole('button', { name: '关闭' }).click();
  await expect(notice).toHaveCount(0);
  await articlePage.shareButton().click();
  await expect(notice.getByText(TOLD)).toBeVisible();

  await page.unroute(CHUNKS);
  await notice.getByRole('button', { name: '刷新' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await hydrated(page);
  await comments.goTo();
  await expect(comments.field()).toHaveValue('写到一半的评论');
  await articlePage.shareButton().click();
  await expect(articlePage.shareDialog()).toBeVisible();
});

test('a visitor who opens the login sees the update notice, and nothing reloads by itself @smoke', async ({
  articlePage,
  loginDialog,
  shell,
  page,
  api,
}) => {
  const { id } = await api.plantArticle({ title: '等着登录', content: '正文' });
  await articlePage.open(id);
  // The notice is a toast, which the shell defers.
  await expect(page.getByRole('status').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await mark(page);
  await deploy(page);
  await shell.loginButton().click();
  await expect(page.getByRole('button', { name: '刷新', exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText(TOLD)).toBeVisible();
  await expect(loginDialog.root()).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);

  await page.unroute(CHUNKS);
  await shell.loginButton().click();
  await expect(loginDialog.titled('登录')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('an author who pastes from a page sees the update notice, and keeps what was typed and pasted', async ({
  writeCenterPage,
  page,
  openWriteCenter,
}) => {
  const png = { name: 'one.png', type: 'image/png', base64: PNG_BASE64 };
  await openWriteCenter();
  await writeCenterPage.title().fill('写到一半');
  await writeCenterPage.type('写到一半的正文。');
  await expect(writeCenterPage.preview()).toContainText('写到一半的正文。');
  await expect(writeCenterPage.saved()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await mark(page);
  await deploy(page);

  const notice = page.getByRole('status').filter({ hasText: TOLD });
  await writeCenterPage.text().focus();
  await page.keyboard.press('ControlOrMeta+End');
  await writeCenterPage.paste({ html: '<p>贴来的<b>字</b></p>', text: '贴来的字' });
  await expect(notice.getByText(TOLD)).toBeVisible();
  await expect.poll(writeCenterPage.getText).toBe('写到一半的正文。贴来的字');
  expect(await isMarked(page)).toBe(true);

  await page.unroute(CHUNKS);
  page.on('dialog', (dialog) => void dialog.accept());
  await notice.getByRole('button', { name: '刷新' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await hydrated(page);
  await expect(writeCenterPage.title()).toHaveValue('写到一半');
  await expect.poll(writeCenterPage.getText).toBe('写到一半的正文。贴来的字');
  await writeCenterPage.paste({ files: [png] });
  await expect.poll(writeCenterPage.getText).toMatch(/!\[one\]\(\S+\.png\)/);
});
