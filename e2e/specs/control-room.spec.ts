import { API_PREFIX } from '@/lib/config/api';
import { LOOK_RULES } from '@/e2e/axe';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { Shell } from '@/e2e/pages/shell';

/** The page at the contract API's own address (mocks/README.md); its calls are tested in mocks/control and mocks/server. */
const SECTIONS = ['账号', '故障', '推送', '审核', '授权', '造数据', '请求', '数据表', '状态'];

test.beforeEach(async ({ page, api }) => {
  await page.goto(api.url);
  await expect(page.getByRole('status').getByText('在线')).toBeVisible();
});

test('a tester opens the site signed in as a member with one press, and then as a visitor', async ({ page }) => {
  await page.getByLabel('打开的页面').fill('/sharecircle');
  await page.getByLabel('搜索账号').fill('otheruser');
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '以 山海 的身份打开站点' }).click(),
  ]);
  await expect(new Shell(site).userMenu()).toBeVisible();
  expect(new URL(site.url()).pathname).toBe('/sharecircle');
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '以访客身份打开' }).click(),
  ]);
  await expect(new Shell(again).loginButton()).toBeVisible();
});

test('a tester makes a call fail by a preset, sees it among the faults and takes it back', async ({
  page,
  request,
  api,
}) => {
  const status = async () => (await request.get(`${api.url}${API_PREFIX}/config/friend-link`)).status();
  await page.keyboard.press('2');
  await page.getByLabel('接口').fill('/config/friend-link');
  await page.getByRole('button', { name: '500 错误页' }).click();
  await page.getByRole('button', { name: '让它出错' }).click();
  await expect(page.getByText('已生效：/config/friend-link')).toBeVisible();
  expect(await status()).toBe(500);
  await page.getByRole('button', { name: '删除故障 任意 /config/friend-link' }).click();
  await expect(page.getByText('一切正常：没有故障')).toBeVisible();
  expect(await status()).toBe(200);
});

test('a tester watches the requests with their bodies, without passwords, and stops the log', async ({
  page,
  request,
  api,
}) => {
  const login = (username: string) =>
    request.post(`${api.url}${API_PREFIX}/users/login`, { data: { username, password: 'geheim', code: '8888' } });
  await page.keyboard.press('7');
  await expect(page.getByText('还没有请求')).toBeVisible();
  await login('somebody');
  const row = page.getByRole('group').filter({ hasText: '/users/login' });
  await row.getByText('/users/login').click();
  await expect(row).toContainText('"username": "somebody"');
  await expect(row).toContainText('该用户还未注册');
  await expect(row).not.toContainText('geheim');
  await page.getByRole('button', { name: '暂停' }).click();
  await login('another');
  await page.getByLabel('筛选').fill('another');
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: '继续' }).click();
  await expect(row).toHaveCount(1);
  await row.getByText('/users/login').click();
  await expect(row).toContainText('"username": "another"');
});

test('a tester plants a hundred articles, saves everything, starts anew and loads the file', async ({ page, api }) => {
  const planted = async () =>
    (await api.state<{ articleTitle: string }>('articles')).filter(({ articleTitle }) =>
      articleTitle.startsWith('试卷'),
    );
  await page.getByRole('link', { name: '造数据' }).click();
  await page.getByRole('textbox', { name: '标题', exact: true }).fill('试卷');
  await page.getByRole('button', { name: '造文章' }).click();
  await expect(page.getByText(/^已造 100 篇/)).toBeVisible();
  await page.getByRole('link', { name: '状态' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '保存到文件' }).click(),
  ]);
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  expect(await planted()).toHaveLength(100);
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已回到最初的数据')).toBeVisible();
  expect(await planted()).toEqual([]);
  await page.getByLabel('从文件载入').setInputFiles(await file.path());
  await expect(page.getByText(/^已载入/)).toBeVisible();
  expect(await planted()).toHaveLength(100);
  await page
    .getByLabel('从文件载入')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(page.getByText('未载入，一切照旧：不是 JSON 文件')).toBeVisible();
});

test('a tester approves an article, and finds the notice of its author in the table', async ({ page, api }) => {
  await api.plantArticle({ title: '等着审核的', status: '1', username: 'demouser' });
  await page.keyboard.press('4');
  await page.getByRole('button', { name: '通过《等着审核的》' }).click();
  await expect(page.getByText('《等着审核的》：通过')).toBeVisible();
  await page.keyboard.press('8');
  await page.getByRole('combobox', { name: '表' }).selectOption('notifications');
  await page.getByRole('searchbox', { name: '搜索' }).fill('等着审核的');
  await expect(page.getByText('第 1–1 行，共 1 行')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: seed.user.demo.id })).toContainText('审核通过');
});

test('every section of the control room passes axe in both themes, and none is wider than a phone', async ({
  page,
  violations,
}) => {
  for (const name of SECTIONS) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  // All of them at once, as axe takes seconds for each page.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) section.hidden = false;
  });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '深色' }).click();
  expect(await new Shell(page).overflow()).toBeLessThanOrEqual(0);
  expect(await violations(page, { rules: LOOK_RULES })).toEqual([]);
});
