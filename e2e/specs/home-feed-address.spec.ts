import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

test('a visitor chooses category and sort, and finds both in the address @smoke', async ({ homePage, page, api }) => {
  await homePage.open();
  await homePage.category('IT技术').click();
  await expect(page).toHaveURL('/?category=2');
  await expect(homePage.category('IT技术')).toHaveAttribute('aria-current', 'page');
  await homePage.sort('最热').click();
  await expect(page).toHaveURL('/?category=2&sort=hot');
  const { list } = await api.feed({ category: '2', sort: 'hot' });
  await expect(homePage.titles().first()).toHaveText(list[0]?.articleTitle ?? '');

  await reload(page);
  await expect(homePage.category('IT技术')).toHaveAttribute('aria-current', 'page');
  await expect(homePage.sort('最热')).toHaveAttribute('aria-current', 'page');
  await expect(homePage.titles().first()).toHaveText(list[0]?.articleTitle ?? '');

  await homePage.category('综合').click();
  await expect(page).toHaveURL('/?sort=hot');
  await page.goBack();
  await expect(page).toHaveURL('/?category=2&sort=hot');
  await expect(homePage.titles().first()).toHaveText(list[0]?.articleTitle ?? '');
});

test('a visitor on the second page of a category reads on from there', async ({ homePage, api }) => {
  const second = await api.feed({ category: '2', pageNo: 2 });
  await homePage.open('?category=2&page=2');
  await expect(homePage.titles().first()).toHaveText(second.list[0]?.articleTitle ?? '');
});

test('a visitor who asks for 我的关注 is shown the login and stays where they were', async ({
  homePage,
  shell,
  page,
  writes,
}) => {
  await homePage.open();
  await homePage.category('我的关注').click();
  await expect(shell.loginDialog()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(homePage.titles()).not.toHaveCount(0);
  expect(await writes()).toEqual([]);
});
