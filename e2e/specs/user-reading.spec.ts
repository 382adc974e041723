import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

test('a visitor reads who an author is', async ({ userPage }) => {
  expect((await userPage.open(seed.user.zhou.id))?.status()).toBe(200);
  await expect(userPage.nickname()).toContainText(seed.user.zhou.nickname);
  await expect(userPage.level()).toHaveText('Lv.9');
  await expect(userPage.text('资深前端工程师 @ 某电商')).toBeVisible();
  await expect(userPage.text('电商前端第九年，主做性能和工程化，收藏了很多没时间看的文章。')).toBeVisible();
});

test('a visitor finds the articles of an author, the pinned one first @smoke', async ({ userPage, api }) => {
  const { list } = await api.call<{ list: { articleTitle: string }[] }>(
    `/articles/listByUserId?userId=${seed.user.zhou.id}&pageNo=1&pageSize=10`,
  );
  await userPage.open(seed.user.zhou.id);
  await expect(userPage.titles()).toHaveText(list.map(({ articleTitle }) => articleTitle));
  await expect(userPage.articles().first()).toContainText('置顶');
});
