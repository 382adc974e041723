import { expect, FAILING, test } from '@/e2e/fixtures';

test('a visitor finds articles, with the words they searched for highlighted @smoke', async ({ searchPage }) => {
  await searchPage.open('React');
  await expect(searchPage.tab('文章')).toHaveAttribute('aria-current', 'page');
  await expect(searchPage.results()).not.toHaveCount(0);
  const marked = await searchPage.highlights().allTextContents();
  expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set(['react']));
});

test('each tab says how much there is, and the other kind stands beside the results', async ({ searchPage, page }) => {
  await searchPage.open('前端');
  await expect(searchPage.tab('文章')).toHaveText(/^文章\d+$/);
  await expect(searchPage.tab('用户')).toHaveText(/^用户\d+$/);
  const beside = page.getByRole('complementary', { name: '社区' });
  await expect(beside.getByRole('heading', { name: '相关用户' })).toBeVisible();
  await expect(beside.getByRole('heading', { name: '相关标签' })).toBeVisible();
});

test('a visitor with a phone sees and refines what they searched for', async ({ searchPage, searchBox, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await searchPage.open('前端');
  await expect(searchBox.input()).toBeInViewport();
  await expect(searchBox.input()).toHaveValue('前端');
});

test('the results are server-rendered, and the page is noindex', async ({ request }) => {
  const html = await (await request.get('/search?value=React&type=1')).text();
  expect(html).toContain('Server Components 上线一年');
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test('a visitor switches to users and keeps the search term', async ({ searchPage, page }) => {
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
  await searchPage.nextPage().click();
  await expect(page).toHaveURL(`/search?value=${encodeURIComponent(word)}&type=1&page=2`);
  await expect(searchPage.results()).toHaveCount(1);
});

test('a search without results shows an empty state', async ({ searchPage }) => {
  await searchPage.open('这个词谁也没有写过');
  await expect(searchPage.text('没有找到与“这个词谁也没有写过”相关的文章')).toBeVisible();
});

test('a search for markup shows markup and runs none', async ({ searchPage, page, api }) => {
  const markup = '<img src=x onerror=window.__xss=1>';
  await api.plantArticle({ title: `${markup} 的标题`, description: `${markup} 的摘要`, content: '正文' });
  await searchPage.open(markup);
  await expect(searchPage.results().first()).toContainText(markup);
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
});

test('the search page without a term invites the visitor to search', async ({ searchPage }) => {
  await searchPage.open('');
  await expect(searchPage.text('输入关键词，搜索文章和用户')).toBeVisible();
});

test.describe('a search that fails', () => {
  test.use({ expectedProblems: FAILING });

  const fault = { path: '/statistics/search', status: 500, body: '<h1>Internal Server Error</h1>' };

  test('is a 503, and shows its results with 重试', async ({ searchPage, page, api }) => {
    await api.fault(fault);
    const response = await searchPage.open('React');
    expect(response?.status()).toBe(503);
    await expect(searchPage.retryButton()).toBeVisible();
    await api.heal();
    await searchPage.retryButton().click();
    await expect(searchPage.results()).not.toHaveCount(0);
    await expect(page).toHaveURL('/search?value=React&type=1');
  });

  test('on another page of results shows an error, and loads them with 重试', async ({ searchPage, page, api }) => {
    await searchPage.open('前端');
    await expect(searchPage.results()).not.toHaveCount(0);
    await api.fault(fault);
    await searchPage.tab('用户').click();
    await expect(searchPage.retryButton()).toBeVisible();
    await api.heal();
    await searchPage.retryButton().click();
    await expect(searchPage.results().first()).toContainText('前端');
    await expect(page).toHaveURL(`/search?value=${encodeURIComponent('前端')}&type=2`);
  });
});
