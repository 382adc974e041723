import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { visit } from '../visit';

const DONE = '上次的提交已经成功，不用再次提交';

/** Leaves the page although the browser asks. */
const leaveAnyway = (page: Page) => page.on('dialog', (dialog) => dialog.accept());

test.describe('a page that is left while it is sending', () => {
  test.use({ expectedProblems: /net::ERR_|Failed to load resource/ });

  test('asks first; after the reload a share is looked up, said to be there, and its box is empty @smoke', async ({
    api,
    page,
    shareBox,
    signIn,
  }) => {
    await signIn();
    await visit(page, '/sharecircle');
    await shareBox.field().fill('发布中刷新');
    await api.fault({ path: '/shares/createshare', delayMs: 3_000, times: 1 });
    await shareBox.send().click();
    await expect.poll(() => api.requests('/shares/createshare')).toHaveLength(1);
    const asked = page.waitForEvent('dialog');
    leaveAnyway(page);
    await Promise.all([asked, page.reload()]);
    await expect(shareBox.box()).toContainText(DONE, { timeout: 20_000 });
    await expect(shareBox.field()).toHaveValue('');
    expect(await api.requests('/shares/createshare')).toHaveLength(1);
    await expect(page.getByRole('article').filter({ hasText: '发布中刷新' })).toHaveCount(1);
  });

  test('a comment is there once, and no longer in its box', async ({ api, page, articlePage, signIn }) => {
    await signIn();
    const { id } = await api.plantArticle({ title: '评论中刷新', content: '正文', username: 'otheruser' });
    await articlePage.open(id);
    const box = page.getByRole('form', { name: '写评论' });
    await box.getByRole('textbox').fill('刷新的评论');
    await api.fault({ path: '/article/comments/submit', delayMs: 3_000, times: 1 });
    await box.getByRole('button', { name: '评论' }).click();
    await expect.poll(() => api.requests('/article/comments/submit')).toHaveLength(1);
    leaveAnyway(page);
    await page.reload();
    await box.scrollIntoViewIfNeeded();
    await expect(box).toContainText(DONE, { timeout: 20_000 });
    await expect(box.getByRole('textbox')).toHaveValue('');
    expect(await api.requests('/article/comments/submit')).toHaveLength(1);
  });

  test('an article whose tab was closed is not published twice', async ({
    api,
    writeCenterPage,
    context,
    openWriteCenter,
    page,
  }) => {
    await openWriteCenter();
    await writeCenterPage.title().fill('关掉的标签页');
    await writeCenterPage.setText('正文');
    await writeCenterPage.fillForm();
    await api.fault({ path: '/articles/createarticle', delayMs: 2_500, times: 1 });
    await writeCenterPage.publish().click();
    await expect.poll(() => api.requests('/articles/createarticle')).toHaveLength(1);
    await page.close();
    const reopened = await context.newPage();
    await visit(reopened, '/writecenter');
    await expect(reopened.getByText(DONE)).toBeVisible({ timeout: 20_000 });
    await expect(reopened.getByRole('textbox', { name: '文章标题' })).toHaveValue('');
    expect(await api.requests('/articles/createarticle')).toHaveLength(1);
  });
});
