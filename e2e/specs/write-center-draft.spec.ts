import type { Page } from '@playwright/test';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { ArticlePage } from '@/e2e/pages/article-page';
import { WriteCenterPage } from '@/e2e/pages/write-center-page';
import { reload, visit } from '@/e2e/visit';

const TEXT = '# 一个下午\n\n写了很久的正文。';

test('a draft is restored after the tab was ended, and can be published', async ({
  writeCenterPage,
  openWriteCenter,
  page,
  context,
  api,
}) => {
  await openWriteCenter();
  await writeCenterPage.title().fill('不会丢的文章');
  await writeCenterPage.setText(TEXT);
  await expect(writeCenterPage.saved()).toBeVisible();
  // Fires no beforeunload.
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  const restored = new WriteCenterPage(again);
  await restored.open();
  await expect(again.getByText(/^已恢复 \d.* 保存的草稿$/)).toBeVisible();
  await expect(restored.title()).toHaveValue('不会丢的文章');
  await expect.poll(() => restored.getText()).toBe(TEXT);
  await again.getByRole('button', { name: '保留草稿' }).click();
  await restored.fillForm();
  await restored.publish().click();
  await expect(again).toHaveURL(/\/$/);
  const articles = await api.state<{ id: string; articleTitle: string }>('articles');
  const id = articles.find(({ articleTitle }) => articleTitle === '不会丢的文章')?.id ?? '';
  expect(id).not.toBe('');

  await restored.open();
  await expect(restored.title()).toHaveValue('');
  await expect(again.getByText(/^已恢复/)).toHaveCount(0);

  await api.setStatus(id, '2');
  await again.close();
  await context.clearCookies();
  const read = new ArticlePage(await context.newPage());
  await read.open(id);
  await expect(read.title()).toHaveText('不会丢的文章');
  await expect(read.contentHeadings()).toHaveText('一个下午');
  await expect(read.content()).toContainText('写了很久的正文。');
});

test('a draft can be discarded, and the discard undone', async ({ writeCenterPage, openWriteCenter, page }) => {
  await openWriteCenter();
  await writeCenterPage.setText(TEXT);
  await expect(writeCenterPage.saved()).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await expect.poll(() => writeCenterPage.getText()).toBe('');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => writeCenterPage.getText()).toBe(TEXT);
  await expect(writeCenterPage.saved()).toBeVisible();
  await reload(page);
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await writeCenterPage.type('之后写的');
  await expect(page.getByRole('button', { name: '撤销' })).toHaveCount(0);
  expect(await writeCenterPage.getText()).toBe('之后写的');
});

test.describe('while the API fails to say who the author is, and the session ends', () => {
  test.use({ expectedProblems: /status of (5\d\d|401)/ });

  test('a draft of an unknown author is offered after the next login, and its text is shown on request only', async ({
    writeCenterPage,
    signIn,
    api,
    page,
    context,
  }) => {
    await signIn();
    await api.fault({ path: '/users/sessionuserinfo', status: 502, body: {} });
    await writeCenterPage.open();
    await writeCenterPage.setText(TEXT);
    await expect(writeCenterPage.saved()).toBeVisible();
    await page.close({ runBeforeUnload: false });
    await api.heal();
    await api.endSessions();

    await context.clearCookies();
    await signIn();
    const later = await context.newPage();
    const again = new WriteCenterPage(later);
    await again.open();
    await expect(again.otherDrafts()).toHaveText([/登录状态未知时写的草稿/]);
    expect(await again.getText()).toBe('');
    await again.otherDrafts().getByRole('button', { name: '打开' }).click();
    await expect.poll(() => again.getText()).toBe(TEXT);
  });
});

test('what is typed right before the page is left is saved, whichever way it is left', async ({
  writeCenterPage,
  signIn,
  page,
  context,
}) => {
  test.slow();
  const accept = (tab: Page) => tab.on('dialog', (dialog) => void dialog.accept());
  await signIn();
  await visit(page, '/rank');
  await writeCenterPage.open();
  await writeCenterPage.setText('先写的');
  await expect(writeCenterPage.saved()).toBeVisible();
  accept(page);
  // Any characters: a NUL and half of a pair.
  const odd = '开头\u0000中间\ud800结尾😀';
  await writeCenterPage.setText(odd);
  await reload(page);
  await expect.poll(() => writeCenterPage.getText(), 'a reload').toBe(odd);

  await writeCenterPage.setText('退回之前');
  await page.goBack();
  await page.waitForURL(/\/rank$/);
  await writeCenterPage.open();
  await expect.poll(() => writeCenterPage.getText(), 'going back').toBe('退回之前');

  let tab = page;
  for (const runBeforeUnload of [true, false]) {
    const last = `关闭之前 ${runBeforeUnload}`;
    await new WriteCenterPage(tab).setText(last);
    const closed = tab.waitForEvent('close');
    await Promise.all([closed, tab.close({ runBeforeUnload })]);
    tab = await context.newPage();
    accept(tab);
    await new WriteCenterPage(tab).open();
    await expect.poll(() => new WriteCenterPage(tab).getText(), 'closing the tab').toBe(last);
  }
});

test.describe('when the home page has to be loaded', () => {
  test.use({ expectedProblems: FAILING });

  test('a publication that ends in a full page load shows its toast there, and is not restored as a draft', async ({
    writeCenterPage,
    openWriteCenter,
    page,
  }) => {
    await openWriteCenter();
    await writeCenterPage.title().fill('整页离开');
    await writeCenterPage.setText(TEXT);
    await expect(writeCenterPage.saved()).toBeVisible();
    await writeCenterPage.fillForm();
    // The router falls back to loading the page when its payload does not come.
    await page.route('**/*', (route) =>
      route.request().headers()['rsc'] ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    const loaded = page.waitForEvent('load');
    await writeCenterPage.publish().click();
    await loaded;
    await expect(page).toHaveURL(/\/$/);
    await expect(writeCenterPage.toast('创作文章成功，请等待文章审核')).toBeVisible();
    await page.unrouteAll();
    await writeCenterPage.open();
    await writeCenterPage.type('新的');
    await expect(writeCenterPage.saved()).toBeVisible();
    await expect(page.getByText(/^已恢复/)).toHaveCount(0);
    await expect(writeCenterPage.otherDrafts()).toHaveCount(0);
  });
});

test('a full browser storage shows a message, and the text stays', async ({
  writeCenterPage,
  openWriteCenter,
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await openWriteCenter();
  await writeCenterPage.type('放不下的一句话');
  await expect(page.getByText('浏览器存储空间不足，草稿未能保存，请下载备份')).toBeVisible();
  expect(await writeCenterPage.getText()).toBe('放不下的一句话');
});
