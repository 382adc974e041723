import { expect, test } from '@/e2e/fixtures';

test('a visitor finds all authors of the ranking, numbered @smoke', async ({ rankPage, api }) => {
  const list = await api.call<{ nickname: string }[]>('/statistics/userrank?pageNo=1&pageSize=50');
  expect(list.length).toBeGreaterThan(10);
  expect((await rankPage.open())?.status()).toBe(200);
  await expect(rankPage.rows()).toHaveCount(list.length);
  // The page is cached: another test may have changed the order since.
  for (const { nickname } of list) await expect(rankPage.rows().filter({ hasText: nickname })).not.toHaveCount(0);
  await expect(rankPage.rows()).toContainText(list.map((_author, index) => String(index + 1)));
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
