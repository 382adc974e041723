import type { Locator, Page } from '@playwright/test';
import type { Control } from '@/e2e/control';
import { expect, test } from '@/e2e/fixtures';
import { holdAnswers } from '@/e2e/late-answer';
import { FoldersPage } from '@/e2e/pages/folders-page';
import { seed } from '@/e2e/seed';
import { hydrated, reload, visit } from '@/e2e/visit';
import { sawMissing, watchMissing } from '@/e2e/watch-missing';

const { demo } = seed.user;

// A page for its owner alone is a 404 document; icons of bookmarks lie on hosts that do not exist; scripts are kept back.
test.use({
  expectedProblems: /status of 404|preloaded using link preload but not used|\/favicon\.ico|net::ERR_FAILED/,
});

/** A page for its owner alone. */
interface Opened {
  at: string;
  seen: (tab: Page) => Locator;
  title: string | RegExp;
}

/** Long, so that an article of it is not read to its end at once, which would take it off the reading list. */
const LONG = '只有作者能看的正文\n\n'.repeat(200);

/** It is there, was never said to be missing, and is there again after a reload. */
async function expectThere(tab: Page, { at, seen, title }: Opened) {
  await expect(tab).toHaveURL(at);
  // A busy machine takes its time for the first page of a site: dozens of scripts are encoded.
  await expect(seen(tab)).toBeVisible({ timeout: 40_000 });
  await expect(tab).toHaveTitle(title);
  expect(await sawMissing(tab)).toBeUndefined();
}

async function expectThereInTab(page: Page, link: Locator, opened: Opened) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await hydrated(tab);
  await expectThere(tab, opened);
  await reload(tab);
  await expectThere(tab, opened);
  await tab.close();
}

/** Opened within the tab: by Back its way is there again, and by Forward the page. */
async function expectThereAndBack(page: Page, open: () => Promise<unknown>, opened: Opened) {
  const from = page.url();
  await open();
  await expectThere(page, opened);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(opened.seen(page)).toBeHidden();
  await page.goForward();
  await expectThere(page, opened);
  await reload(page);
  await expectThere(page, opened);
}

test.beforeEach(({ context }) => watchMissing(context));

test.describe('the owner of a private folder', () => {
  const name = '只给自己的收藏';
  const folderOf = async (api: Control): Promise<Opened> => {
    const { id } = await api.plantFolder({ name, username: 'demouser', isPrivate: true, bookmarks: 2 });
    return {
      at: `/user/${demo.id}/folder/${id}`,
      seen: (tab) => new FoldersPage(tab).folderName().filter({ hasText: name }),
      title: new RegExp(name),
    };
  };
  const ways: Record<string, (link: Locator) => Promise<unknown>> = {
    'a click': (link) => link.click(),
    'a double click': (link) => link.dblclick(),
    Enter: (link) => link.press('Enter'),
  };

  test('opens it from the list, by click, double click and key, by Back and Forward, and after a reload @smoke', async ({
    api,
    foldersPage,
    page,
    signIn,
  }) => {
    test.slow();
    const folder = await folderOf(api);
    await signIn();
    for (const [way, press] of Object.entries(ways)) {
      await test.step(way, async () => {
        await foldersPage.open(demo.id);
        await expectThereAndBack(page, () => press(foldersPage.openLink(name)), folder);
        await expect(foldersPage.folderName()).toContainText('私密');
      });
    }
    await test.step('its trail leads back to the list', async () => {
      await foldersPage.backLink().click();
      await expect(foldersPage.openLink(name)).toBeVisible();
    });
  });

  test('opens it as soon as it was made, from the panel by key and by click, and by its address', async ({
    api,
    foldersPage,
    homePage,
    page,
    searchPanel,
    shell,
    signIn,
  }) => {
    test.slow();
    await signIn();
    await test.step('as soon as it was made', async () => {
      await foldersPage.open(demo.id);
      await foldersPage.button('新增文件夹').click();
      const dialog = foldersPage.dialog('新增文件夹');
      await dialog.getByRole('textbox', { name: '文件夹名称' }).fill('刚刚建的');
      await dialog.getByText('是', { exact: true }).click();
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(shell.toast('创建文件夹成功')).toBeVisible();
      await foldersPage.openLink('刚刚建的').click();
      await expect(foldersPage.folderName()).toContainText('刚刚建的');
      expect(await sawMissing(page)).toBeUndefined();
    });
    const folder = await folderOf(api);
    const presses: Record<string, (option: Locator) => Promise<unknown>> = {
      'the panel, by key': async (option) => {
        await expect(option).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
      },
      'the panel, by click': (option) => option.click(),
    };
    for (const [way, press] of Object.entries(presses)) {
      await test.step(way, async () => {
        await homePage.open();
        await searchPanel.open();
        await searchPanel.field().fill(name);
        await expectThereAndBack(page, () => press(searchPanel.option('文件夹', new RegExp(name))), folder);
      });
    }
    await test.step('its address', async () => {
      await visit(page, folder.at);
      await expectThere(page, folder);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

    test('opens it by a tap', async ({ api, foldersPage, page, signIn }) => {
      const folder = await folderOf(api);
      await signIn();
      await foldersPage.open(demo.id);
      await expectThereAndBack(page, () => foldersPage.openLink(name).tap(), folder);
    });
  });
});

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

test('while it loads, the owner sees a skeleton under a neutral title, and a member is told at once of an address of nothing', async ({
  api,
  page,
  shell,
  signIn,
}) => {
  const article = await api.plantArticle({ username: 'demouser', title: '还在加载', content: '正文', status: '1' });
  const folder = await api.plantFolder({ name: '还在加载', username: 'demouser', isPrivate: true, bookmarks: 1 });
  await signIn();
  for (const [at, call, skeleton] of [
    [`/post/${article.id}`, /\/articles\/articleinfo/, '正在加载文章'],
    [`/post/${article.id}/print`, /\/articles\/articleinfo/, '正在加载文章'],
    [`/user/${demo.id}/folder/${folder.id}`, /\/site\/folder\/list/, '正在加载站点'],
  ] as const) {
    await test.step(at, async () => {
      // The skeleton is in the document: no script of the page has run.
      await page.route('**/_next/static/**/*.js', (route) => route.abort());
      await page.goto(at);
      await expect(shell.main().getByRole('status', { name: skeleton })).toBeVisible();
      await expect(shell.notFound()).toBeHidden();
      await expect(page).not.toHaveTitle(/页面不存在/);
      await page.unroute('**/_next/static/**/*.js');

      const answers = await holdAnswers(page, call);
      await visit(page, at);
      await expect.poll(answers.taken).toBeGreaterThan(0);
      await expect(shell.main().getByRole('status', { name: skeleton })).toBeVisible();
      answers.release();
      await expect(page).toHaveTitle(/还在加载/);
      expect(await sawMissing(page)).toBeUndefined();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto('/nothing/here');
  await expect(shell.notFound()).toBeVisible();
});

test('for a visitor and another member it is a 404 by every way, of which nothing is known but by its owner', async ({
  api,
  foldersPage,
  openAs,
  page,
  request,
  shell,
  signIn,
}) => {
  const SECRET = '只有主人知道的名字';
  const hidden = { username: 'demouser', title: SECRET, content: SECRET };
  const [pending, rejected] = [
    await api.plantArticle({ ...hidden, status: '1' }),
    await api.plantArticle({ ...hidden, status: '3' }),
  ];
  const open = await api.plantFolder({ name: '先公开后私密', username: 'demouser', bookmarks: 1 });
  const folder = await api.plantFolder({ name: SECRET, username: 'demouser', isPrivate: true, bookmarks: 1 });
  const paths = [
    ...[pending, rejected].flatMap(({ id }) => [`/post/${id}`, `/post/${id}/print`]),
    `/user/${demo.id}/folder/${folder.id}`,
  ];
  const expectNothing = async () => {
    for (const path of paths) {
      const response = await request.get(path);
      const body = await response.text();
      expect([response.status(), body.includes(SECRET)], path).toEqual([404, false]);
      expect(body).toContain('This page could not be found');
      expect(body).toMatch(/<meta name="robots" content="noindex/);
      expect(await (await request.get(path, { headers: { rsc: '1' } })).text(), path).not.toContain(SECRET);
    }
  };
  await expectNothing();

  await test.step('its owner has seen it', async () => {
    const owner = await openAs('demouser');
    for (const path of paths) {
      await visit(owner, path);
      await expect(owner.getByText(SECRET).first()).toBeVisible();
    }
    await owner.context().clearCookies();
    await reload(owner);
    await expect(owner.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    expect(await owner.content()).not.toContain(SECRET);
    const kept = await owner.evaluate(async (secret) => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys())
          if ((await (await cache.match(key))?.text())?.includes(secret)) found.push(key.url);
      }
      return found;
    }, SECRET);
    expect(kept).toEqual([]);
  });
  await expectNothing();

  await test.step('another member', async () => {
    const other = await openAs('otheruser');
    for (const path of paths) {
      await visit(other, path);
      await expect(other.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
      await expect(other).toHaveTitle(/页面不存在/);
      expect(await other.content()).not.toContain(SECRET);
    }
  });

  // The list is older than the change: the router asks for a page that is missing by now.
  for (const who of ['a visitor', 'another member']) {
    await test.step(`${who}, by the router`, async () => {
      await api.postAs((await api.session('demouser')).token, '/site/folder/update', {
        id: open.id,
        name: '先公开后私密',
        isPrivate: '0',
      });
      if (who === 'another member') await signIn('otheruser');
      await foldersPage.open(demo.id);
      await api.postAs((await api.session('demouser')).token, '/site/folder/update', {
        id: open.id,
        name: '先公开后私密',
        isPrivate: '1',
      });
      await foldersPage.openLink('先公开后私密').click();
      await expect(shell.notFound()).toBeVisible();
      await expect(page).toHaveTitle(/页面不存在/);
      await expect(shell.header()).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(/\/folder$/);
    });
  }
});
