import { readFile } from 'node:fs/promises';
import type { Control } from '@/e2e/control';
import { COLOUR_RULES } from '@/e2e/axe';
import { dragByFinger, dragOnto } from '@/e2e/drag';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

const { demo, other, zhou } = seed.user;
const PRIVATE = '装修备忘';

interface FolderRow {
  id: string;
  userId: string;
  name: string;
}

// Icons of bookmarks lie on hosts that do not exist; a folder that visitors do not see is a 404.
test.use({ expectedProblems: /\/favicon\.ico|status of 404/ });

const foldersOf = async (api: Control, userId: string) =>
  (await api.state<FolderRow>('folders')).filter((row) => row.userId === userId);
const folderNamed = async (api: Control, userId: string, name: string) => {
  const folder = (await foldersOf(api, userId)).find((row) => row.name === name);
  if (!folder) throw new Error(`There is no folder "${name}"`);
  return folder;
};

test('an owner creates a folder, opens it, saves a bookmark in it, and deletes it @smoke', async ({
  foldersPage,
  page,
  shell,
  signIn,
}) => {
  await signIn();
  await foldersPage.open(demo.id);
  await foldersPage.button('新增文件夹').click();
  const dialog = foldersPage.dialog('新增文件夹');
  await dialog.getByRole('textbox', { name: '文件夹名称' }).fill('浏览器');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(shell.toast('创建文件夹成功')).toBeVisible();

  await foldersPage.card('浏览器').dblclick({ position: { x: 30, y: 30 } });
  await expect(foldersPage.folderName()).toHaveText('浏览器');
  await page.goBack();
  await foldersPage.openLink('浏览器').press('Enter');
  await expect(foldersPage.folderName()).toHaveText('浏览器');

  await foldersPage.button('新增站点').click();
  const site = foldersPage.dialog('新增站点');
  await site.getByRole('textbox', { name: '站点名称' }).fill('Servo');
  await site.getByRole('textbox', { name: '站点url' }).fill('https://servo.example/');
  await site.getByRole('textbox', { name: '描述信息' }).fill('用 Rust 写的浏览器引擎');
  await site.getByRole('button', { name: '确定' }).click();
  await expect(foldersPage.sites()).toHaveText([/Servo.*servo\.example.*用 Rust 写的浏览器引擎/]);

  await foldersPage.backLink().click();
  await foldersPage.choose('删除', '浏览器');
  await foldersPage.dialog('删除文件夹').getByRole('button', { name: '删除' }).click();
  await expect(shell.toast('删除文件夹成功')).toBeVisible();
  await expect(foldersPage.card('浏览器')).toHaveCount(0);
});

test('an owner sorts the folders by keyboard and by mouse, and exports them', async ({
  foldersPage,
  page,
  api,
  signIn,
}) => {
  const savedNames = async () => (await foldersOf(api, demo.id)).map(({ name }) => name).slice(0, 3);
  await signIn();
  await foldersPage.open(demo.id);
  await foldersPage.choose('后移', '前端文档');
  await expect(foldersPage.menuButton('前端文档')).toBeFocused();
  await foldersPage.choose('后移', '前端文档');
  await expect.poll(savedNames).toEqual(['设计灵感', '效率工具', '前端文档']);
  await dragOnto(page, foldersPage.card('前端文档'), foldersPage.card('设计灵感'), { cancelled: true });
  await expect(foldersPage.names().first()).toHaveText('设计灵感');
  await dragOnto(page, foldersPage.card('前端文档'), foldersPage.card('设计灵感'));
  await expect.poll(savedNames).toEqual(['前端文档', '设计灵感', '效率工具']);
  await expect(foldersPage.names().first()).toHaveText('前端文档');
  expect(await api.requests('/site/folder/sort')).toHaveLength(2);
  // Neither opened a folder.
  await expect(page).toHaveURL(/\/folder$/);

  const download = page.waitForEvent('download');
  await foldersPage.button('导出书签').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('收藏夹.html');
  expect((await readFile(await file.path())).toString()).toMatch(/前端文档[\s\S]*MDN Web Docs[\s\S]*装修备忘/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an owner sorts the folders by finger', async ({ foldersPage, page, api, signIn }) => {
    await signIn();
    await foldersPage.open(demo.id);
    const card = foldersPage.card('前端文档');
    await expect(foldersPage.menuButton('前端文档')).toBeVisible();
    await dragByFinger(page, card, foldersPage.card('设计灵感'), () =>
      expect(card).toHaveAttribute('data-dragged', 'true'),
    );
    await expect
      .poll(async () => (await foldersOf(api, demo.id)).map(({ name }) => name).slice(0, 2))
      .toEqual(['设计灵感', '前端文档']);
    await expect(foldersPage.names().first()).toHaveText('设计灵感');
  });
});

test('a visitor finds the public folders and their bookmarks in the HTML, and nothing of a private one', async ({
  foldersPage,
  shell,
  page,
  api,
}) => {
  const html = await (await page.request.get(`/user/${zhou.id}/folder`)).text();
  expect(html).toContain('前端文档');
  expect(html).not.toContain(PRIVATE);
  const open = await folderNamed(api, zhou.id, '前端文档');
  expect(await (await page.request.get(`/user/${zhou.id}/folder/${open.id}`)).text()).toContain('MDN Web Docs');

  const hidden = await folderNamed(api, zhou.id, PRIVATE);
  expect(await (await page.request.get(`/user/${zhou.id}/folder/${hidden.id}`)).text()).not.toMatch(/装修备忘|瓷砖/);
  await foldersPage.open(zhou.id, hidden.id);
  await expect(shell.notFound()).toBeVisible();
  await foldersPage.open(zhou.id);
  await expect(foldersPage.card(PRIVATE)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /文件夹/ })).toHaveCount(0);
});

test('a folder that becomes private elsewhere is public to nobody from then on, and its owner still opens it by its address', async ({
  foldersPage,
  page,
  api,
  signIn,
}) => {
  const { id, name } = await folderNamed(api, other.id, '周末读物');
  const pages = [`/user/${other.id}/folder`, `/user/${other.id}/folder/${id}`];
  const seen = () =>
    Promise.all(
      pages.map(async (path) => {
        const response = await page.request.get(path);
        return {
          status: response.status(),
          isNamed: (await response.text()).includes(name),
          cacheControl: response.headers()['cache-control'],
        };
      }),
    );
  const cacheControl = expect.stringContaining('no-store');
  expect(await seen()).toEqual([
    { status: 200, isNamed: true, cacheControl },
    { status: 200, isNamed: true, cacheControl },
  ]);
  const { token } = await api.session('otheruser');
  await api.postAs(token, '/site/folder/update', { id, name, isPrivate: '1' });
  expect(await seen()).toEqual([
    { status: 200, isNamed: false, cacheControl },
    { status: 404, isNamed: false, cacheControl },
  ]);
  await signIn('otheruser');
  await foldersPage.open(other.id, id);
  await expect(foldersPage.folderName()).toContainText('私密');
  await expect(foldersPage.sites()).toHaveCount(2);
});

test('2,000 bookmarks are filtered and scrolled, and the folder pages pass axe, light and dark', async ({
  foldersPage,
  page,
  api,
  signIn,
  violations,
}) => {
  await signIn();
  await foldersPage.open(demo.id);
  await expect(foldersPage.button('新增文件夹')).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await foldersPage.button('新增文件夹').click();
  await foldersPage.dialog('新增文件夹').getByRole('button', { name: '确定' }).click();
  await expect(foldersPage.dialog('新增文件夹').getByText('请输入文件夹名称')).toBeVisible();
  expect.soft(await violations(page, { within: 'dialog' })).toEqual([]);

  const { id } = await api.plantFolder({ name: '两千个', bookmarks: 2_000 });
  await foldersPage.open(demo.id, id);
  await expect(foldersPage.button('新增站点')).toBeVisible();
  await expect(foldersPage.sites()).toHaveCount(50);
  await foldersPage.sites().last().scrollIntoViewIfNeeded();
  await expect.poll(() => foldersPage.sites().count()).toBeGreaterThan(50);
  await foldersPage.filter().fill('SITE-1999');
  await expect(foldersPage.sites()).toHaveText([/站点 1999/]);
  expect.soft(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, { within: 'main', rules: COLOUR_RULES }), 'dark').toEqual([]);
});
