import type { Locator } from '@playwright/test';
import { expectThere, expectThereAndBack, expectThereInTab, type Opened } from '@/e2e/expect-there';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';
import { sawMissing, watchMissing } from '@/e2e/watch-missing';

const { demo } = seed.user;

/** Long, so that an article of it is not read to its end at once, which would take it off the reading list. */
const LONG = '只有作者能看的正文\n\n'.repeat(200);

// A page for its owner alone is a 404 document; icons of bookmarks lie on hosts that do not exist.
test.use({ expectedProblems: /status of 404|preloaded using link preload but not used|\/favicon\.ico/ });
test.beforeEach(({ context }) => watchMissing(context));

for (const [status, badge] of [
  ['1', '待审核'],
  ['3', '审核不通过'],
] as const) {
  test(`the author of an article that is ${badge} opens it and its print page from every list that names it`, async ({
    api,
    articlePage,
    historyPage,
    homePage,
    notificationPage,
    page,
    readingListPage,
    searchPanel,
    shell,
    signIn,
    userPage,
    writeCenterPage,
  }) => {
    test.slow();
    const title = `只有作者能看的文章：${badge}`;
    const { id, userId } = await api.plantArticle({ username: 'demouser', title, content: LONG });
    const { token } = await api.session('otheruser');
    await api.callAs(token, `/users/agreearticle?articleId=${id}&uid=${userId}`);
    await api.setStatus(id, status);
    const article: Opened = {
      at: `/post/${id}`,
      seen: (tab) => tab.getByRole('heading', { level: 1, name: `${title} ${badge}` }),
      title: new RegExp(title),
    };
    const print: Opened = {
      at: `/post/${id}/print`,
      seen: (tab) => tab.getByRole('button', { name: /打印/ }),
      title: new RegExp(title),
    };
    const titleLink = (row: Locator) => row.getByRole('link', { name: title, exact: true });
    await signIn();

    await test.step('its address', async () => {
      await visit(page, article.at);
      await expectThere(page, article);
    });
    const openByPanel = async (group: string) => {
      await homePage.open();
      await searchPanel.open();
      await searchPanel.field().fill(title);
      await expectThereAndBack(page, () => searchPanel.option(group, new RegExp(title)).click(), article);
    };
    await test.step('the panel, as an own article and as one to be read later', async () => {
      await openByPanel('我的文章');
      await shell.main().getByRole('button', { name: '稍后读' }).click();
      await openByPanel('稍后读');
    });
    await test.step('Back from where its reader went', async () => {
      await shell.logo().click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expectThere(page, article);
    });
    await test.step('its print page, and from there', async () => {
      await visit(page, print.at);
      await expectThere(page, print);
      await expectThereAndBack(page, () => page.getByRole('link', { name: '返回文章' }).click(), article);
    });
    await test.step('the own list and its view', async () => {
      await userPage.open(demo.id);
      await userPage.view(badge).click();
      await expectThereInTab(page, titleLink(userPage.article(title)), article);
    });
    await test.step('the history', async () => {
      await historyPage.open();
      await expectThereInTab(page, titleLink(historyPage.row(title)), article);
    });
    await test.step('the reading list', async () => {
      await readingListPage.open();
      await expectThereInTab(page, readingListPage.entry(title), article);
    });
    await test.step('a notification', async () => {
      await notificationPage.open('agree');
      await expectThereInTab(page, titleLink(notificationPage.rows()), article);
    });
    await test.step('its editor', async () => {
      await visit(page, article.at);
      await articlePage.editLink().click();
      await expect(writeCenterPage.title()).toHaveValue(title);
      // Its worker has come: leaving before would break it off.
      await expect(writeCenterPage.preview()).toContainText('只有作者能看的正文');
      await page.goBack();
      await expectThere(page, article);
    });
  });
}

test('a member opens a resume from the list and from its preview, in the editor and on paper', async ({
  api,
  page,
  resumeEditorPage,
  resumePage,
  resumePrintPage,
  signIn,
}) => {
  const [row] = await api.state<{ id: string; content: string }>('resumes');
  if (!row) throw new Error('There is no resume');
  const editor: Opened = {
    at: `/set-resume/${row.id}`,
    seen: (tab) => tab.getByRole('heading', { level: 1, name: '编辑简历' }),
    title: /编辑简历/,
  };
  const preview: Opened = {
    at: `/set-resume/preview/${row.id}`,
    seen: () => resumePrintPage.pages().first(),
    title: /简历预览/,
  };
  await signIn();
  await resumePage.open();
  const card = resumePage.resumes().filter({ has: page.locator(`a[href="${preview.at}"]`) });
  await expectThereInTab(page, card.getByRole('link', { name: '编辑' }), editor);
  await expectThereAndBack(page, () => card.getByRole('link', { name: '预览' }).click(), preview);
  await page.getByRole('link', { name: '编辑' }).click();
  await expect(resumeEditorPage.heading('编辑简历')).toBeVisible();
  await page.goBack();
  await expectThere(page, preview);
});

test('a member goes on with a draft from the own list, the panel and the write center', async ({
  homePage,
  openWriteCenter,
  page,
  searchPanel,
  userPage,
  writeCenterPage,
}) => {
  const title = '写了一半的第三章';
  await openWriteCenter();
  await writeCenterPage.title().fill(title);
  await writeCenterPage.type('还没写完');
  await expect(writeCenterPage.saved()).toBeVisible();
  const opened = async () => {
    await expect(page).toHaveURL('/writecenter');
    await expect(writeCenterPage.title()).toHaveValue(title);
    expect(await sawMissing(page)).toBeUndefined();
  };
  await userPage.open(demo.id);
  await userPage.view('草稿').click();
  await userPage
    .draft(title)
    .getByRole('link', { name: /^继续写/ })
    .click();
  await opened();
  await reload(page);
  await opened();
  await homePage.open();
  await searchPanel.open();
  await searchPanel.field().fill(title);
  await searchPanel.option('草稿', new RegExp(title)).click();
  await opened();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog', { name: '离开写作中心' }).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await opened();
});
