import fs from 'node:fs/promises';
import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

const PARAGRAPHS = ['浏览器先解析文档，再计算样式。', '布局之后才是绘制，最后合成。'];

test('a visitor marks a passage and writes about another one, finds both at the next visit and all of them on one page, and takes them along', async ({
  annotationPage,
  articlePage,
  api,
  page,
  violations,
}) => {
  test.slow();
  const content = [...PARAGRAPHS, ...Array.from({ length: 40 }, (_, line) => `第 ${line} 段。`)].join('\n\n');
  const { id } = await api.plantArticle({ title: '浏览器怎么渲染', content });
  const paragraphs = articlePage.content().locator('p');

  await test.step('marked by mouse, written about by keyboard', async () => {
    await articlePage.open(id);
    await paragraphs.first().click({ clickCount: 3 });
    await annotationPage.markButton().click();
    await expect(annotationPage.passage('浏览器先解析文档')).toBeVisible();

    await paragraphs.nth(1).click({ clickCount: 3 });
    await expect(annotationPage.noteButton()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(annotationPage.markButton()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(annotationPage.field()).toBeFocused();
    await page.keyboard.type('合成最便宜');
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(annotationPage.dialog()).toHaveCount(0);
    await expect(annotationPage.item('合成最便宜')).toBeVisible();
  });

  await test.step('both are painted and listed after a reload, and the list leads to the passage', async () => {
    await reload(page);
    await expect(annotationPage.list().getByRole('listitem')).toHaveCount(2);
    const painted = () => page.evaluate(() => [...CSS.highlights.keys()].sort());
    await expect.poll(painted).toEqual(['annotation', 'annotation-noted']);
    expect(await violations(page, { within: '[aria-labelledby=own-annotations]' })).toEqual([]);
    await annotationPage.passage('布局之后才是绘制').click();
    await expect(paragraphs.nth(1)).toBeFocused();
    await expect(paragraphs.nth(1)).toBeInViewport();
  });

  await test.step('they are searched and exported on their page, and undone after a deletion', async () => {
    await annotationPage.open();
    await expect(annotationPage.link('浏览器怎么渲染')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await annotationPage.filter().fill('最便宜');
    await expect(annotationPage.link('浏览器先解析文档')).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await annotationPage.exportButton().click();
    const markdown = await fs.readFile(await (await saving).path(), 'utf8');
    expect(markdown).toContain(`> ${PARAGRAPHS[1]}`);
    expect(markdown).toContain('合成最便宜');
    expect(markdown).toContain(`/post/${id}#annotation-`);

    await annotationPage
      .item('合成最便宜')
      .getByRole('button', { name: /^删除笔记/ })
      .click();
    await expect(annotationPage.item('合成最便宜')).toHaveCount(0);
    await page.getByRole('button', { name: '撤销' }).click();
    await annotationPage.link('布局之后才是绘制').click();
    await expect(page).toHaveURL(/#annotation-/);
    await expect(paragraphs.nth(1)).toBeInViewport();
  });
});
