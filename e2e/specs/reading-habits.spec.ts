import { expect, test } from '@/e2e/fixtures';
import { visit } from '@/e2e/visit';

const PARAGRAPHS = Array.from({ length: 30 }, (_nothing, n) => `第 ${n + 1} 段，足够长的一段正文。`.repeat(6)).join(
  '\n\n',
);

test('a visitor keeps an article for later, and it is marked once it was read to its end', async ({
  page,
  context,
  api,
  homePage,
  readingListPage,
  violationsInThemes,
}) => {
  await homePage.open();
  const title = await homePage.titles().first().innerText();

  await test.step('the menu of its row keeps it', async () => {
    await readingListPage.openMenu(title);
    await readingListPage.menuEntry('稍后读').click();
    await readingListPage.toastLink().click();
    await expect(page).toHaveURL('/reading-list');
    await expect(readingListPage.entry(title)).toBeVisible();
    expect(await violationsInThemes(page)).toEqual([]);
  });

  await test.step('it is taken out, and put back', async () => {
    await readingListPage.removeButton(title).click();
    await expect(readingListPage.entry(title)).toHaveCount(0);
    await readingListPage.undoButton().click();
    await expect(readingListPage.entry(title)).toBeVisible();
  });

  await test.step('another one, kept and read to its end in another tab, is marked here', async () => {
    const other = '留到晚上再读的一篇';
    const { id } = await api.plantArticle({ title: other, content: PARAGRAPHS });
    const reader = await context.newPage();
    await visit(reader, `/post/${id}`);
    await reader.getByRole('button', { name: '稍后读' }).click();
    await expect(readingListPage.entry(other)).toBeVisible();
    await reader.locator('.markdown-body > :last-child').scrollIntoViewIfNeeded();
    await expect(readingListPage.view('已读 1')).toBeVisible();
    await expect(readingListPage.entry(other)).toHaveCount(0);
  });
});

test('a visitor sets how texts look and mutes an author, and both hold at the next visit', async ({
  page,
  api,
  articlePage,
  homePage,
  readingListPage,
  violations,
}) => {
  const { id } = await api.plantArticle({ title: '排版由读者说了算', content: PARAGRAPHS });
  const fontSize = () => articlePage.content().evaluate((text) => getComputedStyle(text).fontSize);

  await test.step('the settings take effect at once and are there with the document', async () => {
    await articlePage.open(id);
    const before = await fontSize();
    await readingListPage.lookButton().click();
    await expect(readingListPage.look('字号', '更大')).toBeVisible();
    expect(await violations(page, { within: '[popover][aria-label=阅读设置]' })).toEqual([]);
    await readingListPage.look('字号', '更大').click();
    await expect.poll(fontSize).toBe('21px');
    expect(before).not.toBe('21px');
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await fontSize()).toBe('21px');
  });

  await test.step('a muted author’s rows are folded with the reason, also after a reload', async () => {
    await homePage.open();
    const title = await homePage.titles().first().innerText();
    await readingListPage.openMenu(title);
    await readingListPage.menuEntry(/^屏蔽作者/).click();
    await expect(homePage.card(title)).toHaveCount(0);
    await page.reload();
    await expect(readingListPage.muted().first()).toContainText('已屏蔽：作者');
    await expect(homePage.card(title)).toHaveCount(0);
    await readingListPage.muted().first().getByRole('button', { name: '取消屏蔽' }).click();
    await expect(homePage.card(title)).toBeVisible();
  });
});
