import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

const { rich } = seed.article;

test('a visitor reads title, author and text, every heading of which is in the table of contents, and finds more to read @smoke', async ({
  articlePage,
}) => {
  const response = await articlePage.open(rich.id);
  expect(response?.status()).toBe(200);
  await expect(articlePage.title()).toHaveText(rich.title);
  await expect(articlePage.title()).toHaveCount(1);
  await expect(articlePage.author(rich.author)).toHaveAttribute('href', `/user/${seed.user.zhou.id}`);
  await expect(articlePage.content()).toContainText('心智模型：两棵树，一道缝');
  const ids = await articlePage.contentHeadings().evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  expect(ids.length).toBeGreaterThan(20);
  const targets = await articlePage
    .contentsEntries()
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.map((href) => decodeURIComponent(href ?? ''))).toEqual(ids);
  await expect(articlePage.block('相关推荐').getByRole('link')).not.toHaveCount(0);
  await expect(articlePage.block('作者的其他文章').getByRole('link')).not.toHaveCount(0);
});

test('a visitor who clicks on an entry of the table of contents finds its heading below the header @smoke', async ({
  articlePage,
  shell,
  page,
}) => {
  await articlePage.open(rich.id);
  const entry = articlePage.contentsEntry('3.4 服务端函数是公开接口');
  await entry.click();
  const heading = articlePage.contentHeadings().filter({ hasText: '3.4 服务端函数是公开接口' });
  const headerBottom = await shell.header().evaluate((header) => header.getBoundingClientRect().bottom);
  await expect(async () => {
    const distance = await heading.evaluate(
      (element, bottom) => element.getBoundingClientRect().top - bottom,
      headerBottom,
    );
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(48);
  }).toPass();
  await expect(entry).toHaveAttribute('aria-current', /.+/);
  await expect(page).toHaveURL(/#h-/);
});

test('a visitor copies a code block as its author wrote it, and the link of the article', async ({
  articlePage,
  shell,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await articlePage.open(rich.id);
  const block = articlePage.codeBlock('curl');
  await block.getByRole('button', { name: '复制' }).click();
  await expect(block.getByRole('button', { name: '已复制' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await block.getByRole('code').innerText()).trim());
  await articlePage.shareButton().click();
  await articlePage.shareDialog().getByRole('button', { name: '复制链接' }).click();
  await expect(shell.toast('链接已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/post/${rich.id}`, page.url()).href);
});

test('a visitor opens the image preview and returns with Escape to where they were', async ({
  articlePage,
  page,
  api,
}) => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';
  await page.route('https://pictures.example/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  const images = ['甲', '乙'].map((alt, index) => `<img src="https://pictures.example/${index}.svg" alt="${alt}">`);
  const { id } = await api.plantArticle({ content: '图', html: `<p>${images.join('</p><p>')}</p>` });
  await articlePage.open(id);
  const image = articlePage.images().first();
  await image.click();
  const preview = articlePage.preview();
  await expect(preview.getByRole('group', { name: '第 1 张，共 2 张' }).getByAltText('甲')).toBeVisible();
  await expect(page).toHaveURL(`/post/${id}`);
  await expect(preview.getByRole('button', { name: '上一张' })).toBeDisabled();
  await page.keyboard.press('+');
  await preview.getByRole('button', { name: '缩小' }).click();
  await expect(preview.getByRole('button', { name: '缩小' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByRole('group', { name: '第 2 张，共 2 张' }).getByAltText('乙')).toBeVisible();
  await expect(preview.getByRole('button', { name: '下一张' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(image).toBeFocused();
});

test('a visitor has the article’s actions 24 px off the text and its author in a column beside it, which a phone has at the end', async ({
  articlePage,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await articlePage.open(rich.id);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const text = await boxOf(articlePage.content());
  const rail = await boxOf(articlePage.bar());
  const column = await boxOf(articlePage.authorAside());
  expect(Math.round(text.x - rail.x - rail.width)).toBe(24);
  expect(column.x).toBeGreaterThan(text.x + text.width);
  expect(column.width).toBe(280);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(articlePage.authorAside()).toBeHidden();
  await expect(articlePage.authorAtEnd().getByText('获赞')).toBeVisible();
});

test('a visitor saves the poster of an article, which the browser draws', async ({ articlePage, page }) => {
  await articlePage.open(rich.id);
  await articlePage.shareButton().click();
  const dialog = articlePage.shareDialog();
  await dialog.getByRole('button', { name: '生成海报' }).click();
  const poster = dialog.getByRole('img', { name: `《${rich.title}》的海报` });
  await expect(poster).toHaveJSProperty('naturalWidth', 1080);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存海报' }).click();
  expect((await download).suggestedFilename()).toMatch(/^React Server Components .*\.png$/);
});

test('a visitor without JavaScript reads the whole text, with like, comments, collect and share in reach at every width', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/post/${rich.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rich.title);
  await expect(page.getByRole('heading', { name: '六、什么时候不要用' })).toBeVisible();
  const rail = page.getByRole('group', { name: '文章操作' }).last();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of [/^点赞 \d+$/, '收藏', '分享']) {
      await expect(rail.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(rail.getByRole('link', { name: /^\d+ 评论$/ })).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});
