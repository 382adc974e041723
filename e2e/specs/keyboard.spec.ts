import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { tabTo } from '@/e2e/tab-to';
import { visit } from '@/e2e/visit';

test('a share that was deleted is brought back: the way back has the focus', async ({
  api,
  page,
  shareCirclePage,
  signIn,
}) => {
  const content = '用键盘删掉又撤销';
  await api.plantShare({ content, username: 'demouser', minutesAgo: 0 });
  await signIn();
  const share = shareCirclePage.shares().filter({ hasText: content });
  await shareCirclePage.open();
  // The page may be a cached one, which offers what is newer.
  const news = page.getByRole('button', { name: /条新友圈$/ });
  await expect(news.or(share).first()).toBeVisible();
  if (await news.isVisible()) await news.press('Enter');
  await expect(share).toBeVisible();
  await share.getByRole('button', { name: '删除' }).press('Enter');
  await expect(share).toHaveCount(0);
  await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(share).toBeVisible();
  await expect(page.getByRole('button', { name: '撤销', exact: true })).toHaveCount(0);
  expect(await api.requests('/shares/delete')).toHaveLength(0);
});

test('a code by e-mail leads on to its field, and is told', async ({ api, loginDialog, page, shell, violations }) => {
  const { id } = seed.user.demo;
  const email = (await api.state<{ id: string; email: string }>('users')).find((user) => user.id === id)?.email ?? '';
  await visit(page, '/search');
  await shell.loginButton().press('Enter');
  await loginDialog.button('邮箱登录').press('Enter');
  await loginDialog.field('邮箱').fill(email);
  await loginDialog.button('获取验证码').press('Enter');
  await expect(loginDialog.field('验证码')).toBeFocused();
  await expect(loginDialog.root().getByRole('status').filter({ hasText: '验证码已发送' })).toHaveCount(1);
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
});

test('the picture preview shows what has the focus, and gives it back', async ({ articlePage, page }) => {
  await articlePage.open(seed.article.rich.id);
  const picture = articlePage.images().first();
  await picture.press('Enter');
  await expect(articlePage.preview()).toBeVisible();
  await tabTo(page, articlePage.preview().getByRole('button', { name: '关闭' }));
  await page.keyboard.press('Enter');
  await expect(articlePage.preview()).toBeHidden();
  await expect(picture).toBeFocused();
});

test('in the resume a moved section stays in view, and the colours give the focus back', async ({
  page,
  resumeEditorPage: editor,
  signIn,
}) => {
  await signIn();
  await editor.open();
  const handle = editor.handle('模块 教育经历');
  for (let place = 0; place < 3; place += 1) {
    await handle.press('ArrowDown');
    await expect(handle).toBeFocused();
    await expect(handle).toBeInViewport();
  }
  await editor.tool('主题色').press('Enter');
  await editor.colours().getByRole('button', { name: '绿色' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(editor.colours()).toBeHidden();
  await expect(editor.tool('主题色')).toBeFocused();
});

test('the emoji that the arrow keys are at is told', async ({ page, shareBox, signIn, violations }) => {
  await signIn();
  await shareBox.open();
  await shareBox.field().focus();
  await shareBox.box().getByRole('button', { name: '表情' }).press('Enter');
  const search = page.getByRole('searchbox', { name: '搜索表情' });
  await expect(search).toBeFocused();
  const active = page.locator('#emoji-active');
  await page.keyboard.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-activedescendant', 'emoji-active');
  const first = (await active.getAttribute('aria-label')) ?? '';
  expect(first).not.toBe('');
  await page.keyboard.press('ArrowDown');
  await expect(active).not.toHaveAttribute('aria-label', first);
  expect(await violations(page, { within: 'form[aria-label="发布友圈"]' })).toEqual([]);
});

test('the tools of the write center are one stop of the Tab key, between which the arrows move', async ({
  page,
  openWriteCenter,
}) => {
  await openWriteCenter();
  const toolbar = page.getByRole('toolbar', { name: '编辑工具' });
  const tools = toolbar.getByRole('button', { disabled: false });
  // The editor is there.
  await expect(toolbar.getByRole('button', { name: '图片', exact: true })).toBeEnabled();
  await tools.first().focus();
  await page.keyboard.press('End');
  await expect(tools.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tools.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(0);
});

test('in the tool directory every category is one stop of the Tab key, in which the arrows move over rows and columns', async ({
  page,
  toolPage,
}) => {
  await toolPage.open();
  const names = await page.locator('main').getByRole('article').getByRole('link').allTextContents();
  const [first = '', second = '', , below = ''] = names;
  const link = (name: string) => toolPage.card(name).getByRole('link');
  await link(first).focus();
  for (const [key, name] of [
    ['ArrowDown', below],
    ['ArrowUp', first],
    ['ArrowRight', second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(name)).toBeFocused();
  }
  await tabTo(page, toolPage.reportButton(second));
  await expect(toolPage.reportButton(second)).toBeFocused();
  let stops = 0;
  await page.keyboard.press('Tab');
  for (; (await toolPage.focusedCard().count()) > 0; stops += 1) await page.keyboard.press('Tab');
  // The link and two buttons of one tool in each of the other categories.
  expect(stops).toBe(11 * 3);
});

test('a visitor likes an article, signs in on the way and comes back to it, chooses a theme and signs out', async ({
  api,
  articlePage,
  loginDialog,
  page,
  shell,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { id } = await api.plantArticle({ title: '只用键盘', content: '正文', username: 'otheruser' });
  await articlePage.open(id);
  await tabTo(page, articlePage.likeButton());
  await page.keyboard.press('Space');
  await expect(loginDialog.field('用户名或邮箱')).toBeFocused();
  await page.keyboard.type('demouser');
  await tabTo(page, loginDialog.field('密码'));
  await page.keyboard.type('demo123456');
  await tabTo(page, loginDialog.field('验证码'));
  await page.keyboard.type('8888');
  await page.keyboard.press('Enter');
  await expect(articlePage.likeButton()).toHaveAttribute('aria-pressed', 'true');
  await expect(articlePage.likeButton()).toBeFocused();
  await shell.header().getByRole('button', { name: '主题' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(shell.header().getByRole('radio', { name: '跟随系统' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shell.header().getByRole('radio', { name: '浅色' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(shell.header().getByRole('button', { name: '主题' })).toBeFocused();
  await shell.userMenu().press('Enter');
  await tabTo(page, shell.header().getByRole('button', { name: '退出登录' }));
  await page.keyboard.press('Enter');
  await expect(shell.loginButton()).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the Tab key passes the search field of a page that is scrolled, and the page stays where it is', async ({
  page,
  searchBox,
  shell,
}) => {
  await visit(page, '/rank');
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.wheel(0, 600);
  await expect.poll(place).toBe(600);
  await shell.header().getByRole('link', { name: '反馈' }).focus();
  await page.keyboard.press('Tab');
  await expect(searchBox.input()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(shell.header().getByRole('link', { name: '反馈' })).toBeFocused();
  expect(await place()).toBe(600);
});
