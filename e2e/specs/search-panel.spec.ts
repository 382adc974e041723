import { expect, test } from '@/e2e/fixtures';

test('one field finds tools, pages and articles, opens them here or in a new tab, and does what it offers', async ({
  api,
  context,
  homePage,
  page,
  searchPanel,
  signIn,
  violationsInThemes,
}) => {
  const { id } = await api.plantArticle({ title: '全站搜索找得到的文章', content: '正文', username: 'otheruser' });
  await signIn();
  await homePage.open();

  await test.step('before the first letter there are deeds and hot articles', async () => {
    await searchPanel.open();
    await expect(searchPanel.option('操作', '写文章')).toBeVisible();
    await expect(searchPanel.option('今日热榜', /./)).not.toHaveCount(0);
    expect(await violationsInThemes(page, { within: 'dialog[open]' })).toEqual([]);
  });

  await test.step('pinyin and initials find names', async () => {
    await searchPanel.field().fill('tongyi');
    await expect(searchPanel.option('工具', /通义灵码/)).toBeVisible();
    await searchPanel.field().fill('zhsz');
    await expect(searchPanel.option('页面', /账号设置/)).toBeVisible();
  });

  await test.step('a theme is chosen, and Escape gives the focus back', async () => {
    await searchPanel.field().fill('深色主题');
    await expect(searchPanel.option('操作', /深色主题/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(searchPanel.dialog()).toHaveCount(0);
  });

  await test.step('an article opens in a new tab and here', async () => {
    await searchPanel.open();
    await searchPanel.field().fill('全站搜索找得到');
    await expect(searchPanel.option('文章', /全站搜索找得到的文章/)).toHaveAttribute('aria-selected', 'true');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL(`**/post/${id}`);
    await tab.close();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/post/${id}`);
    await expect(searchPanel.dialog()).toHaveCount(0);
  });
});

test('a reader goes through a list by keys, likes, and goes elsewhere', async ({
  homePage,
  page,
  searchPanel,
  shell,
  signIn,
  violationsInThemes,
}) => {
  await signIn();
  await homePage.open();
  await searchPanel.ready();

  await test.step('? lists the shortcuts', async () => {
    await page.keyboard.press('?');
    await expect(searchPanel.shortcuts()).toContainText('下一条、上一条');
    expect(await violationsInThemes(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(searchPanel.shortcuts()).toHaveCount(0);
  });

  await test.step('keys rest while a menu is open', async () => {
    await shell.userMenu().click();
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await expect(searchPanel.shortcuts()).toHaveCount(0);
  });

  await test.step('j, k and l work on rows', async () => {
    const rows = page.getByRole('main').getByRole('article');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(1).getByRole('heading').getByRole('link')).toBeFocused();
    await page.keyboard.press('k');
    const first = rows.first();
    await expect(first.getByRole('heading').getByRole('link')).toBeFocused();
    const like = first.getByRole('button', { name: /^点赞/ });
    const before = await like.getAttribute('aria-pressed');
    await page.keyboard.press('l');
    await expect(like).not.toHaveAttribute('aria-pressed', before ?? '');
  });

  await test.step('g and a letter go to a page', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(page).toHaveURL('/sharecircle');
  });
});
