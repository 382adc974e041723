import { expect, test } from '@/e2e/fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const sentence = '一个足够长的句子，里面有 `inline` 字样与标点，用来把正文填到一兆字节。';
const paragraph = `<p>${sentence.repeat(4)}</p>`;

const articles = {
  'one megabyte of html': {
    title: '一兆字节',
    html: paragraph.repeat(Math.ceil(1_000_000 / Buffer.byteLength(paragraph))),
  },
  'a 200-character unbroken title': { title: 'W'.repeat(200), html: '<p>正文</p>' },
  '200-character unbroken words, a wide table and a wide block of code': {
    title: '撑不破的页面',
    html: `<h2>${'X'.repeat(200)}</h2><p>${'Y'.repeat(200)}</p><pre><code>${'z'.repeat(2000)}</code></pre><table><tbody><tr>${'<td>单元格单元格</td>'.repeat(60)}</tr></tbody></table><ul><li>${'https://example.com/'.repeat(20)}</li></ul>`,
  },
  '400 levels of nesting': {
    title: '很深',
    html: `${'<blockquote>'.repeat(400)}<p>底</p>${'</blockquote>'.repeat(400)}`,
  },
};

for (const [what, article] of Object.entries(articles)) {
  test(`a visitor with a phone reads an article with ${what} without scrolling sideways`, async ({
    articlePage,
    page,
    api,
  }) => {
    const { id } = await api.plantArticle(article);
    const response = await articlePage.open(id);
    expect(response?.status()).toBe(200);
    await expect(articlePage.title()).toHaveText(article.title);
    await expect(articlePage.content()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('of 5,000 headings the first 600 are in the table of contents, and one of the last scrolls to its heading', async ({
  articlePage,
  page,
  api,
}) => {
  const levels = Array.from({ length: 5000 }, (_, index) => (index % 3) + 2);
  const html = levels.map((level, index) => `<h${level}>第 ${index} 节</h${level}><p>正文</p>`).join('');
  const { id } = await api.plantArticle({ title: '五千个标题', html });
  await page.setViewportSize({ width: 1440, height: 900 });
  await articlePage.open(id);
  await expect(articlePage.contentsEntries()).toHaveCount(600);
  await articlePage.contentsEntry('第 591 节').click();
  await expect(articlePage.contentHeadings().filter({ hasText: /^第 591 节/ })).toBeInViewport();
});

test('on paper an article has no link to its text over it, and every column of a wide table', async ({
  articlePage,
  shell,
  page,
  api,
}) => {
  const cells = (tag: string) =>
    Array.from({ length: 12 }, (_, index) => `<${tag}>一列不短的文字 ${index}</${tag}>`).join('');
  const { id } = await api.plantArticle({
    title: '宽表格',
    html: `<table><tr>${cells('th')}</tr><tr>${cells('td')}</tr></table>`,
  });
  // The sheet's width, between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await articlePage.open(id);
  await page.emulateMedia({ media: 'print' });
  await expect(shell.skipLink()).toBeHidden();
  const table = articlePage.content().getByRole('table');
  await expect.poll(() => table.evaluate((node) => node.getBoundingClientRect().right)).toBeLessThanOrEqual(718);
});
