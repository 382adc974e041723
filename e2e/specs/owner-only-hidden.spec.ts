import { expect, test } from '@/e2e/fixtures';
import { holdAnswers } from '@/e2e/late-answer';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';
import { sawMissing, watchMissing } from '@/e2e/watch-missing';

const { demo } = seed.user;

// The scripts of some pages are kept back.
test.use({
  expectedProblems: /status of 404|preloaded using link preload but not used|\/favicon\.ico|net::ERR_FAILED/,
});
test.beforeEach(({ context }) => watchMissing(context));

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
