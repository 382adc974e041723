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

test('the page and the print preview of a missing article are 404s, whatever its id is', async ({ request }) => {
  for (const [what, id] of Object.entries(missing)) {
    for (const rest of ['', '/print']) {
      expect((await request.get(`/post/${id}${rest}`)).status(), what + rest).toBe(404);
    }
  }
});

test('a visitor of an id with a wrong check digit sees the 404 page, and the API is never asked @smoke', async ({
  articlePage,
  shell,
  api,
}) => {
  await articlePage.open(wrongCheckDigit);
  await expect(shell.notFound()).toBeVisible();
  await expect(shell.homeLink()).toBeVisible();
  const asked = await api.requests('/articles/articleinfo');
  expect(asked.filter(({ query }) => query.id === wrongCheckDigit)).toEqual([]);
});

test('an article without a text, or one that waits for review, is a 404', async ({ request, api }) => {
  for (const article of [{ html: null }, { html: '' }, { html: '   ' }, { content: '还没有审核', status: '1' }]) {
    const { id } = await api.plantArticle({ title: '看不到的文章', ...article });
    expect((await request.get(`/post/${id}`)).status(), JSON.stringify(article)).toBe(404);
  }
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
