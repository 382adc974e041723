import type { Page } from '@playwright/test';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { ArticlePage } from '@/e2e/pages/article-page';
import { EditorPage } from '@/e2e/pages/editor-page';
import { reload, visit } from '@/e2e/visit';

const TEXT = '# 一个下午\n\n写了很久的正文。';

test('a draft is restored after the tab was ended, and can be published', async ({
  editorPage,
  signIn,
  page,
  context,
  api,
}) => {
  await signIn();
  await editorPage.open();
  await editorPage.title().fill('不会丢的文章');
  await editorPage.setText(TEXT);
  await expect(editorPage.saved()).toBeVisible();
  // Fires no beforeunload.
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  const restored = new EditorPage(again);
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

test('a draft can be discarded, and the discard undone', async ({ editorPage, signIn, page }) => {
  await signIn();
  await editorPage.open();
  await editorPage.setText(TEXT);
  await expect(editorPage.saved()).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await expect.poll(() => editorPage.getText()).toBe('');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => editorPage.getText()).toBe(TEXT);
  await expect(editorPage.saved()).toBeVisible();
  await reload(page);
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await editorPage.type('之后写的');
  await expect(page.getByRole('button', { name: '撤销' })).toHaveCount(0);
  expect(await editorPage.getText()).toBe('之后写的');
});

test('a restored draft warns that its article was updated since', async ({ editorPage, signIn, page, api }) => {
  await signIn();
  const { id } = await api.plantArticle({ title: '改过的文章', content: '第一版', username: 'demouser' });
  await editorPage.open(id);
  await expect.poll(() => editorPage.getText()).toBe('第一版');
  await editorPage.setText('写了一半的修改');
  await expect(editorPage.saved()).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route(/articles\/mdinfo/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('第一版', '第二版') });
  });
  for (const _ of ['once', 'and again, until it is decided']) {
    await reload(page);
    await expect(page.getByText(/^已恢复 \d.* 保存的草稿；文章在那之后有过更新，发布会覆盖它$/)).toBeVisible();
    expect(await editorPage.getText()).toBe('写了一半的修改');
  }
});

test.describe('while publishing fails', () => {
  test.use({ expectedProblems: /status of 401/ });

  test('a failed publication and an expired session keep the draft', async ({
    editorPage,
    signIn,
    page,
    api,
    loginDialog,
    shell,
  }) => {
    await signIn();
    await editorPage.open();
    await editorPage.title().fill('发布失败也在');
    await editorPage.setText(TEXT);
    await editorPage.fillForm();
    await api.fault({
      path: '/articles/createarticle',
      body: { code: '-1', data: null, message: '服务繁忙' },
      times: 1,
    });
    await editorPage.publish().click();
    await expect(editorPage.toast('服务繁忙')).toBeVisible();
    expect(await editorPage.getText()).toBe(TEXT);
    await expect(editorPage.saved()).toBeVisible();

    await api.endSessions();
    await editorPage.publish().click();
    await expect(loginDialog.titled('登录')).toBeVisible();
    expect(await editorPage.getText()).toBe(TEXT);
    await loginDialog.fillPassword();
    await loginDialog.submit('登录').click();
    // The interrupted action is resumed after the login.
    await expect(shell.toast('创作文章成功，请等待文章审核')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('while the API fails to say who the author is', () => {
  test.use({ expectedProblems: FAILING });

  test('the draft is kept, and belongs to the author once they are known', async ({
    editorPage,
    signIn,
    page,
    api,
  }) => {
    await signIn();
    await api.fault({ path: '/users/sessionuserinfo', status: 500, body: {} });
    await editorPage.open();
    await editorPage.setText(TEXT);
    await expect(editorPage.saved()).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await reload(page);
    await expect.poll(() => editorPage.getText()).toBe(TEXT);
    await api.heal();
    await reload(page);
    await expect.poll(() => editorPage.getText()).toBe(TEXT);
    await expect(page.getByRole('button', { name: '放弃草稿' })).toBeVisible();
    // Another session of the same author finds it: it is keyed by the author and no longer by the token.
    await expect(editorPage.saved()).toBeVisible();
    await signIn();
    await reload(page);
    await expect.poll(() => editorPage.getText()).toBe(TEXT);
  });
});

test.describe('while the API fails to say who the author is, and the session ends', () => {
  test.use({ expectedProblems: /status of (5\d\d|401)/ });

  test('a draft of an unknown author is offered after the next login, and its text is shown on request only', async ({
    editorPage,
    signIn,
    api,
    page,
    context,
  }) => {
    await signIn();
    await api.fault({ path: '/users/sessionuserinfo', status: 502, body: {} });
    await editorPage.open();
    await editorPage.setText(TEXT);
    await expect(editorPage.saved()).toBeVisible();
    await page.close({ runBeforeUnload: false });
    await api.heal();
    await api.endSessions();

    await context.clearCookies();
    await signIn();
    const later = await context.newPage();
    const again = new EditorPage(later);
    await again.open();
    await expect(again.otherDrafts()).toHaveText([/登录状态未知时写的草稿/]);
    expect(await again.getText()).toBe('');
    await again.otherDrafts().getByRole('button', { name: '打开' }).click();
    await expect.poll(() => again.getText()).toBe(TEXT);
  });

  test('a draft of a known author is found again after the next login, although the API failed meanwhile', async ({
    editorPage,
    signIn,
    api,
    page,
    context,
  }) => {
    await signIn();
    await editorPage.open();
    await expect(page.getByRole('button', { name: '用户菜单' })).toBeVisible();
    await editorPage.type('先写一点');
    await expect(editorPage.saved()).toBeVisible();
    await api.fault({ path: '/users/sessionuserinfo', status: 502, body: {} });
    await reload(page);
    await expect.poll(() => editorPage.getText()).toBe('先写一点');
    await editorPage.setText(TEXT);
    await expect(editorPage.saved()).toBeVisible();
    await page.close({ runBeforeUnload: false });
    await api.heal();
    await api.endSessions();

    await context.clearCookies();
    await signIn('otheruser');
    const stranger = await context.newPage();
    const theirs = new EditorPage(stranger);
    await theirs.open();
    await theirs.type('乙写的');
    await expect(theirs.saved()).toBeVisible();
    await expect(theirs.otherDrafts()).toHaveCount(0);
    await stranger.close();

    await context.clearCookies();
    await signIn();
    const later = await context.newPage();
    const again = new EditorPage(later);
    await again.open();
    await expect.poll(() => again.getText()).toBe(TEXT);
    await expect(again.otherDrafts()).toHaveCount(0);
  });
});

test('what is typed right before a reload is saved', async ({ editorPage, signIn, page }) => {
  await signIn();
  await editorPage.open();
  await editorPage.setText('先写的');
  await expect(editorPage.saved()).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  for (const round of [1, 2, 3]) {
    await editorPage.setText(`先写的，第${round}次的最后一句`);
    await reload(page);
    await expect.poll(() => editorPage.getText()).toBe(`先写的，第${round}次的最后一句`);
  }
});

for (const [way, leave] of [
  ['going back', (page: Page) => page.goBack()],
  ['the tab is closed', (page: Page) => page.close({ runBeforeUnload: true })],
  ['the tab is ended without asking', (page: Page) => page.close({ runBeforeUnload: false })],
] as const) {
  test(`what is typed right before ${way} is saved`, async ({ editorPage, signIn, page, context }) => {
    await signIn();
    await visit(page, '/rank');
    await editorPage.open();
    await editorPage.setText('先写的');
    await expect(editorPage.saved()).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await editorPage.setText('先写的，最后一句');
    const left = way === 'going back' ? page.waitForURL(/\/rank$/) : page.waitForEvent('close');
    await Promise.all([left, leave(page)]);
    const again = new EditorPage(await context.newPage());
    await again.open();
    await expect.poll(() => again.getText()).toBe('先写的，最后一句');
  });
}

test('what was saved before the tab crashes is there afterwards', async ({ editorPage, signIn, page, context }) => {
  await signIn();
  await editorPage.open();
  await editorPage.setText('先写的');
  await expect(editorPage.saved()).toBeVisible();
  await editorPage.type('最后一句');
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = new EditorPage(await context.newPage());
  await again.open();
  // A crash runs no code of the page: only the last 300 ms can be missing.
  await expect.poll(() => again.getText()).toContain('先写的');
});

test.describe('when the home page has to be loaded', () => {
  test.use({ expectedProblems: FAILING });

  test('a publication that ends in a full page load shows its toast there, and is not restored as a draft', async ({
    editorPage,
    signIn,
    page,
  }) => {
    await signIn();
    await editorPage.open();
    await editorPage.title().fill('整页离开');
    await editorPage.setText(TEXT);
    await expect(editorPage.saved()).toBeVisible();
    await editorPage.fillForm();
    // The router falls back to loading the page when its payload does not come.
    await page.route('**/*', (route) =>
      route.request().headers()['rsc'] ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    const loaded = page.waitForEvent('load');
    await editorPage.publish().click();
    await loaded;
    await expect(page).toHaveURL(/\/$/);
    await expect(editorPage.toast('创作文章成功，请等待文章审核')).toBeVisible();
    await page.unrouteAll();
    await editorPage.open();
    await editorPage.type('新的');
    await expect(editorPage.saved()).toBeVisible();
    await expect(page.getByText(/^已恢复/)).toHaveCount(0);
    await expect(editorPage.otherDrafts()).toHaveCount(0);
  });
});

test('leaving asks for confirmation with unsaved changes only', async ({ editorPage, signIn, page }) => {
  await signIn();
  await editorPage.open();
  await editorPage.setText(TEXT);
  const home = page.getByRole('link', { name: '返回首页' });
  const question = page.getByRole('dialog', { name: '离开写作中心' });
  await home.click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/writecenter/);
  await home.click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('Ctrl+S saves the draft, and does not open the browser’s save dialog', async ({
  editorPage,
  signIn,
  page,
  violations,
}) => {
  await signIn();
  await editorPage.open();
  await editorPage.type('随手一存');
  await page.keyboard.press('Control+s');
  await expect(editorPage.saved()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a Markdown file is imported, and the text is exported', async ({ editorPage, signIn, page }) => {
  await signIn();
  await editorPage.open();
  const chooser = page.getByLabel('Markdown 文件');
  await chooser.setInputFiles({ name: 'a.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
  await expect(editorPage.toast('请选择 Markdown 文件（.md）')).toBeVisible();
  const file = (text: string) => ({ name: '笔记.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await chooser.setInputFiles(file('\uFEFF---\ntitle: 来自文件\n---\n\n正文'));
  await expect(editorPage.title()).toHaveValue('来自文件');
  await chooser.setInputFiles(file('# 另一篇'));
  await page.getByRole('dialog', { name: '导入 Markdown' }).getByRole('button', { name: '替换' }).click();
  await expect.poll(() => editorPage.getText()).toBe('# 另一篇');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载' }).click();
  expect((await downloading).suggestedFilename()).toBe('来自文件.md');
});

test('a full browser storage shows a message, and the text stays', async ({ editorPage, signIn, page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await signIn();
  await editorPage.open();
  await editorPage.type('放不下的一句话');
  await expect(page.getByText('浏览器存储空间不足，草稿未能保存，请下载备份')).toBeVisible();
  expect(await editorPage.getText()).toBe('放不下的一句话');
});

test('a draft keeps any Unicode characters', async ({ editorPage, signIn, page }) => {
  const odd = '开头\u0000中间\ud800结尾😀';
  await signIn();
  await editorPage.open();
  await editorPage.setText(odd);
  await expect(editorPage.saved()).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await expect.poll(() => editorPage.getText()).toBe(odd);
});
