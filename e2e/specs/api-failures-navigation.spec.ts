import type { Page } from '@playwright/test';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { ownSite } from '@/e2e/own-site';
import { Shell } from '@/e2e/pages/shell';
import { hydrated, visit } from '@/e2e/visit';

test.use({ expectedProblems: FAILING });

const REFUSAL = '列表整理中，请过会再来';
const refused = { body: { code: '-1', message: REFUSAL } };

/** Its page cache is empty, so that every list is asked for. */
const site = ownSite();

/** Marks the document: it is the same one as long as the mark is there. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
/** Remembers that the failed progress bar was seen. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role=progressbar][data-phase=failed]')) return;
      observer.disconnect();
      document.body.dataset.sawFailure = '';
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
const sawFailure = (page: Page) => page.locator('body[data-saw-failure]');

async function open(page: Page, url: string) {
  await visit(page, url);
  // The progress bar, and what keeps an offline reader on the page, come with them.
  await expect(new Shell(page).floatingTools()).toBeVisible();
  await mark(page);
  await watchProgress(page);
}

test('a block of the share circle that fails says why, and what was typed is there again after a retry', async ({
  page,
  api,
  shareBox,
  shareCirclePage,
}) => {
  await open(page, `${site.url}/sharecircle`);
  await shareBox.field().fill('写到一半的友圈');
  await api.fault({ path: '/shares', ...refused });
  await shareCirclePage.tab('摸鱼').click();
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await expect(page).toHaveURL(/block=/);
  await expect(sawFailure(page)).toBeAttached();
  await api.heal();
  await page.getByRole('link', { name: '重新加载' }).click();
  await expect(shareCirclePage.shares()).not.toHaveCount(0);
  await expect(shareCirclePage.tab('摸鱼')).toHaveAttribute('aria-current', 'page');
  await expect(shareBox.field()).toHaveValue('写到一半的友圈');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that fails stands inside the shell, says why, and is there after a retry', async ({
  page,
  api,
  homePage,
  searchBox,
  shell,
}) => {
  await open(page, `${site.url}/`);
  await searchBox.input().fill('写到一半');
  const failsAndReturns = async () => {
    await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();
    await expect(page.getByText(REFUSAL)).toBeVisible();
    await api.heal();
    await page.getByRole('link', { name: '重新加载' }).click();
  };
  await api.fault({ path: '/articles', ...refused });
  await homePage.sort('最热').click();
  await failsAndReturns();
  await expect(homePage.titles()).not.toHaveCount(0);
  await expect(homePage.sort('最热')).toHaveAttribute('aria-current', 'page');
  await expect(searchBox.input()).toHaveValue('写到一半');
  await api.fault({ path: '/sites/list-tree', ...refused });
  await shell.header().getByRole('link', { name: '工具箱', exact: true }).click();
  await failsAndReturns();
  await expect(page.getByRole('combobox', { name: '搜索工具' })).toBeVisible();
  await expect(sawFailure(page)).toBeAttached();
  expect(await isSameDocument(page)).toBe(true);
});

test('a search that fails keeps its tabs and the field, as a document too', async ({
  page,
  api,
  searchPage,
  searchBox,
}) => {
  await api.fault({ path: '/statistics/search', ...refused });
  const response = await page.goto(`${site.url}/search?value=React&type=1`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  await expect(page.getByRole('alert').filter({ hasText: REFUSAL })).toBeVisible();
  await hydrated(page);
  await expect(searchBox.input()).toHaveValue('React');
  await mark(page);
  await searchPage.tab('用户').click();
  await expect(page).toHaveURL(/type=2/);
  await expect(page.getByRole('alert').filter({ hasText: REFUSAL })).toBeVisible();
  await expect(searchBox.input()).toHaveValue('React');
  await api.heal();
  await searchPage.retryButton().click();
  await expect(page.getByRole('alert').filter({ hasText: REFUSAL })).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a document that failed says what the API said, and becomes the page in place of a reload', async ({
  page,
  api,
  homePage,
  searchBox,
}) => {
  await api.fault({ path: '/articles', ...refused });
  const response = await page.goto(`${site.url}/?category=2`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await hydrated(page);
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await mark(page);
  await searchBox.input().fill('写到一半');
  await api.heal();
  await page.getByRole('link', { name: '重新加载' }).click();
  await expect(homePage.titles()).not.toHaveCount(0);
  await expect(searchBox.input()).toHaveValue('写到一半');
  expect(await isSameDocument(page)).toBe(true);
});

test('offline a link leaves the reader with their half-written comment, and works once the browser is online', async ({
  page,
  api,
  signIn,
  comments,
  shell,
}) => {
  const { id } = await api.plantArticle({ content: '正文' });
  await signIn();
  await open(page, `/post/${id}`);
  await comments.goTo();
  await comments.field().fill('写到一半的评论');
  await page.context().setOffline(true);
  const link = shell.header().getByRole('link', { name: '工具箱', exact: true });
  await link.click();
  const toast = shell.toast('网络已断开，恢复后再试');
  await expect(toast).toBeVisible();
  const header = await shell.header().boundingBox();
  expect((await toast.boundingBox())?.y, 'it lies below the header').toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(sawFailure(page)).toBeAttached();
  await expect(comments.field()).toHaveValue('写到一半的评论');
  await page.context().setOffline(false);
  await link.click();
  await expect(page).toHaveURL(/\/tool$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link opens where the browser says that it is offline and the network works', async ({
  homePage,
  shell,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await homePage.open();
  await shell.header().getByRole('link', { name: '工具箱', exact: true }).click();
  await expect(page).toHaveURL(/\/tool$/);
  await expect(page.getByText('网络已断开', { exact: false })).toHaveCount(0);
});
