import { expect, FAILING, test } from '@/e2e/fixtures';

test('a visitor finds articles, with the words they searched for highlighted', async ({ searchPage }) => {
  await searchPage.open('React');
  await expect(searchPage.tab('文章')).toHaveAttribute('aria-current', 'page');
  await expect(searchPage.results()).not.toHaveCount(0);
  const marked = await searchPage.highlights().allTextContents();
  expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set(['react']));
});

test('the results are in the page as it is served, and it is not for search engines', async ({ request }) => {
  const html = await (await request.get('/search?value=React&type=1')).text();
  expect(html).toContain('React Server Components');
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test('a visitor goes over to users and keeps what they searched for', async ({ searchPage, page }) => {
  await searchPage.open('前端');
  await searchPage.tab('用户').click();
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent('前端')}&type=2`);
  await expect(searchPage.tab('用户')).toHaveAttribute('aria-current', 'page');
  await expect(searchPage.results().first()).toContainText('前端');
});

test('a visitor pages through 21 results, twenty on a page', async ({ searchPage, page, api }) => {
  const word = '翻页试验';
  for (let index = 0; index < 21; index += 1) await api.plantArticle({ title: `${word} ${index}`, content: '正文' });
  await searchPage.open(word);
  await expect(searchPage.results()).toHaveCount(20);
  await searchPage.pager().getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent(word)}&type=1&page=2`);
  await expect(searchPage.results()).toHaveCount(1);
});

test('a visitor who finds nothing is told so', async ({ searchPage }) => {
  await searchPage.open('这个词谁也没有写过');
  await expect(searchPage.empty()).toBeVisible();
});

test('a search for markup shows markup and runs none', async ({ searchPage, page, api }) => {
  const markup = '<img src=x onerror=window.__xss=1>';
  await api.plantArticle({ title: `${markup} 的标题`, description: `${markup} 的摘要`, content: '正文' });
  await searchPage.open(markup);
  await expect(searchPage.results().first()).toContainText(markup);
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
});

test.describe('a search that fails', () => {
  test.use({ expectedProblems: FAILING });

  test('a visitor whose search fails is told, and finds results with 重试', async ({ searchPage, page, api }) => {
    await api.fault({ path: '/statistics/search', status: 500, body: '<h1>Internal Server Error</h1>' });
    const response = await searchPage.open('React');
    expect(response?.status()).toBeLessThan(600);
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: '重试' })
      .or(page.getByRole('link', { name: '重新加载' }));
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await api.heal();
    await retry.click();
    await expect(searchPage.results()).not.toHaveCount(0);
  });
});
