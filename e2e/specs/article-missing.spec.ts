import { expect, MISSING, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

test.use({ expectedProblems: MISSING });

const wrongCheckDigit = seed.article.rich.id.slice(0, -1) + ((Number(seed.article.rich.id.at(-1)) + 1) % 9);

const missing = {
  'an unknown id': seed.article.unknown.id,
  'an id with a wrong check digit': wrongCheckDigit,
  'an id of the wrong length': '12345',
  'an id in capitals': seed.article.rich.id.toUpperCase(),
  'something that is no id': 'admin',
};

for (const [what, id] of Object.entries(missing)) {
  test(`a visitor of an article with ${what} sees the 404 page`, async ({ articlePage, shell }) => {
    const response = await articlePage.open(id);
    expect(response?.status()).toBe(404);
    await expect(shell.notFound()).toBeVisible();
  });

  test(`the print preview of an article with ${what} is a 404`, async ({ articlePage }) => {
    expect((await articlePage.open(id, '/print'))?.status()).toBe(404);
  });
}

test('an id with a wrong check digit is never requested from the API @smoke', async ({ articlePage, api }) => {
  await articlePage.open(wrongCheckDigit);
  const asked = await api.requests('/articles/articleinfo');
  expect(asked.filter(({ query }) => query.id === wrongCheckDigit)).toEqual([]);
});

for (const html of [null, '', '   ']) {
  test(`a visitor of an article whose html is ${JSON.stringify(html)} sees the 404 page`, async ({
    articlePage,
    shell,
    api,
  }) => {
    const { id } = await api.plantArticle({ title: '没有正文的文章', html });
    const response = await articlePage.open(id);
    expect(response?.status()).toBe(404);
    await expect(shell.notFound()).toBeVisible();
    await expect(shell.homeLink()).toBeVisible();
  });
}

test('an article that waits for review is a 404', async ({ articlePage, api }) => {
  const { id } = await api.plantArticle({ content: '还没有审核', status: '1' });
  expect((await articlePage.open(id))?.status()).toBe(404);
});

for (const [what, path] of [
  ['a missing article', `/post/${seed.article.unknown.id}`],
  ['an address of nothing', '/nothing/here'],
] as const) {
  test(`a reader who follows a link to ${what} sees the whole 404 page`, async ({ articlePage, api, page, shell }) => {
    const { id } = await api.plantArticle({ content: '链接', html: `<p><a href="${path}">没有了</a></p>` });
    await articlePage.open(id);
    await articlePage.content().getByRole('link', { name: '没有了' }).click();
    await expect(page).toHaveURL(path);
    await expect(shell.notFound()).toBeVisible();
    await expect(shell.header()).toHaveCount(1);
    await shell.homeLink().click();
    await expect(page).toHaveURL('/');
  });
}
