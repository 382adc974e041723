import { expect, test } from '@/e2e/fixtures';

test.use({ javaScriptEnabled: false });

test('a visitor without JavaScript reads the first page and follows links to all others @smoke', async ({
  homePage,
  page,
  api,
}) => {
  const { total } = await api.feed();
  const pages = Math.ceil(total / 10);
  await page.goto('/');
  for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
    const { list } = await api.feed({ pageNo });
    await expect(homePage.titles()).toHaveText(list.map(({ articleTitle }) => articleTitle));
    if (pageNo < pages) await homePage.pager().getByRole('link', { name: '下一页' }).click();
  }
  await expect(page).toHaveURL(`/?page=${pages}`);
  await expect(homePage.pager().getByRole('link', { name: '下一页' })).toHaveCount(0);
});

test('a visitor without JavaScript reaches every category and sort by a link', async ({ homePage, page }) => {
  await page.goto('/');
  await homePage.category('游戏').click();
  await expect(page).toHaveURL('/?category=3');
  await homePage.sort('最热').click();
  await expect(page).toHaveURL('/?category=3&sort=hot');
  await expect(homePage.titles()).not.toHaveCount(0);
});
