import { expect, MISSING, test } from '@/e2e/fixtures';
import { visit } from '@/e2e/visit';

test('a visitor finds the authors in the order of the ranking @smoke', async ({ rankPage, api }) => {
  const list = await api.call<{ nickname: string }[]>('/statistics/userrank?pageNo=1&pageSize=50');
  expect(list.length).toBeGreaterThan(10);
  expect((await rankPage.open())?.status()).toBe(200);
  await expect(rankPage.rows()).toHaveCount(list.length);
  for (const [index, { nickname }] of list.entries()) await expect(rankPage.rows().nth(index)).toContainText(nickname);
});

test('a visitor opens an author of the ranking in a new tab', async ({ rankPage, context, page, api }) => {
  const [first] = await api.call<{ id: string; nickname: string }[]>('/statistics/userrank?pageNo=1&pageSize=50');
  await rankPage.open();
  const opened = context.waitForEvent('page');
  await rankPage.author(first?.nickname ?? '').click();
  const author = await opened;
  await expect(author).toHaveURL(new RegExp(`/user/${first?.id}`));
  await expect(author.getByRole('heading', { level: 1 })).toContainText(first?.nickname ?? '');
  await expect(page).toHaveURL('/rank');
});

test.describe('a page that does not exist', () => {
  test.use({ expectedProblems: MISSING });

  for (const query of ['?page=0', '?page=99', '?page=x']) {
    test(`a visitor of /rank${query} sees the 404 page`, async ({ page, shell }) => {
      expect((await visit(page, `/rank${query}`))?.status()).toBe(404);
      await expect(shell.notFound()).toBeVisible();
    });
  }
});
