import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';

const { demo, zhou } = seed.user;

test('a visitor finds each list of a user under an address of its own, complete without scripts', async ({
  request,
  api,
}) => {
  const [tool] = await api.call<{ name: string }[]>(`/users/getcollecttools?userId=${zhou.id}`);
  const { focusdata, focuseddata } = await api.call<Record<'focusdata' | 'focuseddata', { nickname: string }[]>>(
    `/users/focususers?userId=${zhou.id}`,
  );
  const lists = {
    '/collect?type=tool': tool?.name,
    '/focus': focusdata[0]?.nickname,
    '/focus?type=fans': focuseddata[0]?.nickname,
  };
  for (const [list, text] of Object.entries(lists)) {
    const response = await request.get(`/user/${zhou.id}${list}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain(text ?? 'nothing');
    expect(html).toContain(`/user/${zhou.id}${list}"`);
  }
  for (const path of ['/collect/tool', '/collect/~/tool']) {
    expect((await request.get(`/user/${zhou.id}${path}`)).status(), path).toBe(404);
  }
});

test('the owner takes a collected tool back, and collects it again @smoke', async ({ signIn, userPage, api }) => {
  await signIn();
  const [tool] = await api.call<{ id: string; name: string }[]>(`/users/getcollecttools?userId=${demo.id}`);
  await userPage.open(demo.id, '/collect');
  await userPage.collected('工具').click();
  const button = userPage.collectButton(tool?.name ?? '');
  await expect(button).toHaveText('取消收藏');
  await button.click();
  await expect(button).toHaveText('收藏');
  const collects = async () => (await api.state<{ to: string }>('toolCollects')).map(({ to }) => to);
  expect(
    (await api.call<{ id: string }[]>(`/users/getcollecttools?userId=${demo.id}`)).map(({ id }) => id),
  ).not.toContain(tool?.id);
  // Right after the first press another one counts as its double click.
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText('取消收藏', { timeout: 1_000 });
  }).toPass();
  expect(await collects()).toContain(tool?.id);
});

test('a visitor scrolls and filters thousands of followers', async ({ userPage, api }) => {
  test.slow();
  // A user of no other test, because the page stays cached.
  const { userId } = await api.plantFollowers('reader270', 5_000);
  await userPage.open(userId, '/focus?type=fans');
  const rows = userPage.articles();
  const first = await rows.count();
  expect(first).toBeLessThan(100);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(first);
  expect(await api.requests('/users/focususers')).toHaveLength(2);
  await userPage.filter().fill(' 4999');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(' 4999');
});

test('the owner deletes a custom tag after a confirmation only', async ({ signIn, userPage, shell, page, writes }) => {
  await signIn();
  await userPage.open(demo.id, '/tags');
  await userPage.deleteTag('骑行').click();
  const dialog = page.getByRole('dialog', { name: '删除标签' });
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  expect(await writes()).toEqual([]);
  await userPage.deleteTag('骑行').click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(shell.toast('删除标签成功')).toBeVisible();
  await expect(userPage.tag('骑行')).toHaveCount(0);
});
