import { readFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import type { Control, PlantedArticle } from '@/e2e/control';
import { expect, test } from '@/e2e/fixtures';
import { ArticlePage } from '@/e2e/pages/article-page';
import { readPdf } from '@/e2e/pdf';
import { seed } from '@/e2e/seed';

/** A title of the test's own: the author's page stays cached from test to test. */
const titleOf = ({ testId }: TestInfo) => `自己的文章 ${testId.slice(-6)}：从草稿到发布的第一百零一次修改`;

/** A new article of the demo user. */
const plantOwn = (api: Control, article: PlantedArticle) =>
  api.plantArticle({ username: 'demouser', minutesAgo: 1, ...article });

test('an author pins an own article, and unpins it @smoke', async ({ api, signIn, userPage, shell }, testInfo) => {
  const title = titleOf(testInfo);
  const { id } = await plantOwn(api, { title });
  await signIn();
  await userPage.open(seed.user.demo.id);
  await userPage.openTools(title);
  await userPage.tools(title).getByRole('button', { name: '置顶', exact: true }).click();
  await expect(shell.toast('置顶文章成功')).toBeVisible();
  await expect(userPage.article(title)).toContainText('置顶');
  await expect(userPage.titles().first()).toHaveText(title);
  // A press right after a toggle's own success does nothing.
  await expect(async () => {
    await userPage.openTools(title);
    await userPage.tools(title).getByRole('button', { name: '取消置顶' }).click({ timeout: 1_000 });
    await expect(shell.toast('取消文章置顶成功')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const rows = await api.state<{ id: string; topTimeStap: number | null }>('articles');
  expect(rows.find((row) => row.id === id)?.topTimeStap).toBeNull();
});

test('an author deletes an article after a confirmation only', async ({
  api,
  signIn,
  userPage,
  shell,
  page,
  writes,
}, testInfo) => {
  const title = titleOf(testInfo);
  const { id } = await plantOwn(api, { title });
  await signIn();
  await userPage.open(seed.user.demo.id);
  const remove = userPage.tools(title).getByRole('button', { name: '删除' });
  await userPage.openTools(title);
  await remove.click();
  const dialog = page.getByRole('dialog', { name: '删除文章' });
  await expect(dialog).toContainText('删除文章后无法恢复，确定删除这篇文章吗？');
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  expect(await writes()).toEqual([]);
  await userPage.openTools(title);
  await remove.click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(shell.toast('删除文章成功')).toBeVisible();
  await expect(userPage.article(title)).toHaveCount(0);
  expect((await api.state<{ id: string }>('articles')).some((row) => row.id === id)).toBe(false);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

const EXPORTED = '# 正文\n\n前端工程师在 2026 年写下的一段中文，带着 <标签> & “引号”。\n\n- 第一项\n- 第二项';

const exports = [
  {
    label: 'Markdown',
    extension: 'md',
    check: (file: Buffer) => expect(file.toString()).toBe(EXPORTED),
  },
  {
    label: 'HTML',
    extension: 'html',
    check: (file: Buffer, title: string) => {
      const html = file.toString();
      expect(html).toContain('<meta charset="utf-8">');
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toMatch(/<h1[^>]*>正文<\/h1>/);
      expect(html).toContain('前端工程师在 2026 年写下的一段中文，带着');
      expect(html).toMatch(/<li>\s*第一项\s*<\/li>\s*<li>\s*第二项/);
    },
  },
  {
    label: 'PDF',
    extension: 'pdf',
    check: async (file: Buffer, title: string) => {
      const text = (await readPdf(file))
        .map((page) => page.text)
        .join('\n')
        .replaceAll('\r', '');
      expect(text.replaceAll('\n', '')).toContain(title);
      expect(text).toContain('前端工程师在 2026 年写下的一段中文，带着 <标签> & “引号”。');
      expect(text).toMatch(/第一项\n- 第二项/);
    },
  },
];

test('an author exports an article as Markdown, HTML and PDF, each with all of its text', async ({
  api,
  signIn,
  userPage,
  page,
}, testInfo) => {
  const title = titleOf(testInfo);
  await plantOwn(api, { title, content: EXPORTED });
  await signIn();
  await userPage.open(seed.user.demo.id);
  for (const { label, extension, check } of exports) {
    await userPage.openTools(title);
    const download = page.waitForEvent('download');
    await userPage
      .tools(title)
      .getByRole('button', { name: `导出 ${label}` })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${title.slice(0, 20)}.${extension}`);
    await check(await readFile(await file.path()), title);
  }
});

test('an author edits, pins and deletes an own article from its page; other readers find none of it', async ({
  api,
  signIn,
  articlePage,
  shell,
  page,
  openAs,
}, testInfo) => {
  const title = titleOf(testInfo);
  const { id } = await plantOwn(api, { title, content: '正文' });
  const stranger = new ArticlePage(await openAs('otheruser'));
  await stranger.open(id);
  await expect(stranger.followButton(seed.user.demo.nickname)).toBeVisible();
  await expect(stranger.editLink()).toHaveCount(0);

  await signIn();
  await articlePage.open(id);
  await expect(articlePage.editLink()).toHaveAttribute('href', `/writecenter/${id}`);
  await articlePage.openOwnMenu();
  await articlePage.ownMenu().getByRole('button', { name: '置顶', exact: true }).click();
  await expect(shell.toast('置顶文章成功')).toBeVisible();
  await articlePage.openOwnMenu();
  await articlePage.ownMenu().getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '删除文章' }).getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(`/user/${seed.user.demo.id}/article`);
  expect((await api.state<{ id: string }>('articles')).some((row) => row.id === id)).toBe(false);
});

test('a failed export shows a toast', async ({ api, signIn, userPage, shell }, testInfo) => {
  const title = titleOf(testInfo);
  await plantOwn(api, { title });
  await api.fault({ path: '/articles/export', body: { code: '-1', data: null, message: '导出服务繁忙' } });
  await signIn();
  await userPage.open(seed.user.demo.id);
  await userPage.openTools(title);
  await userPage.tools(title).getByRole('button', { name: '导出 PDF' }).click();
  await expect(shell.toast('导出文章失败')).toBeVisible();
});
