import type { Control } from '@/e2e/control';
import { expect, FAILING, test } from '@/e2e/fixtures';

interface Row {
  id: string;
  articleTitle: string;
  content: string;
}

const titled = async (api: Control, title: string) =>
  (await api.state<Row>('articles')).filter(({ articleTitle }) => articleTitle === title);

/** The article's text as the API has it. */
async function contentOf(api: Control, id: string): Promise<string> {
  const { token } = await api.session('demouser');
  return (await api.callAs<Row>(token, `/articles/mdinfo?id=${id}`)).content;
}

/** The author updates the article on another device. */
async function updateElsewhere(api: Control, id: string, content: string): Promise<void> {
  const { token } = await api.session('demouser');
  const fields = { articleTitle: '两处写的', category: '2', tag: 'qd', description: '描述' };
  await api.postAs(token, '/articles/updatearticle', { id, content, html: content, ...fields });
}

test.describe('an article that does not load', () => {
  test.use({ expectedProblems: FAILING });

  test('cannot be updated; when it loads after all, what was typed meanwhile is kept as a draft', async ({
    writeCenterPage,
    signIn,
    api,
    page,
  }) => {
    const { id } = await api.plantArticle({ title: '原来的标题', content: '珍贵的原文，两万字' });
    await signIn();
    await api.fault({ path: '/articles/mdinfo', status: 500, body: '<h1>500</h1>', times: 2 });
    await writeCenterPage.open(id);
    await expect(page.getByRole('alert').filter({ hasText: '文章加载失败' })).toBeVisible();
    await writeCenterPage.title().fill('只打了标题');
    await writeCenterPage.setText('补一句');
    await expect(writeCenterPage.openForm('更新')).toBeDisabled();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(writeCenterPage.title()).toHaveValue('原来的标题');
    await expect.poll(() => writeCenterPage.getText()).toBe('珍贵的原文，两万字');
    await expect(writeCenterPage.openForm('更新')).toBeEnabled();
    await writeCenterPage.openOther('补一句');
    await expect.poll(() => writeCenterPage.getText()).toBe('补一句');
    expect(await contentOf(api, id)).toBe('珍贵的原文，两万字');
  });
});

test('an update of an article that was changed elsewhere opens the conflict dialog, and its author chooses @smoke', async ({
  writeCenterPage,
  signIn,
  api,
  page,
  violations,
}) => {
  const { id } = await api.plantArticle({
    title: '两处写的',
    content: '第一行\n第二行',
    tag: 'qd',
    description: '描述',
  });
  await signIn();
  await writeCenterPage.open(id);
  await expect.poll(() => writeCenterPage.getText()).toBe('第一行\n第二行');
  const update = async () => {
    await writeCenterPage.openForm('更新').click();
    await writeCenterPage.publish('确定并更新').click();
  };
  const dialog = page.getByRole('dialog', { name: '文章在别处更新过' });

  await updateElsewhere(api, id, '第一行\n第二行\n在公司加的');
  await writeCenterPage.setText('第一行改\n第二行');
  await update();
  await expect(dialog.getByRole('deletion').filter({ hasText: '在公司加的' })).toBeVisible();
  await expect(dialog.getByRole('insertion').filter({ hasText: '第一行改' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '返回编辑' }).click();
  expect(await writeCenterPage.getText()).toBe('第一行改\n第二行');

  await update();
  await dialog.getByRole('button', { name: '采用服务器上的，另存我的' }).click();
  await expect.poll(() => writeCenterPage.getText()).toBe('第一行\n第二行\n在公司加的');
  await writeCenterPage.openOther('第一行改');
  await expect.poll(() => writeCenterPage.getText()).toBe('第一行改\n第二行');

  await updateElsewhere(api, id, '又在公司改了');
  await update();
  await dialog.getByRole('button', { name: '用我的覆盖' }).click();
  await expect(writeCenterPage.toast('文章编辑成功')).toBeVisible();
  expect(await contentOf(api, id)).toBe('第一行改\n第二行');
});

test('an article that is gone is told, and what was written of it can be published as a new one', async ({
  writeCenterPage,
  signIn,
  api,
  page,
}) => {
  const { id } = await api.plantArticle({ title: '会被删掉的', content: '原文', tag: 'qd', description: '描述' });
  await signIn();
  await writeCenterPage.open(id);
  await expect.poll(() => writeCenterPage.getText()).toBe('原文');
  const { token } = await api.session('demouser');
  await api.callAs(token, `/articles/deletearticle?id=${id}`);
  await writeCenterPage.setText('原文之后写的');
  await writeCenterPage.openForm('更新').click();
  await writeCenterPage.publish('确定并更新').click();
  await expect(page.getByRole('alert').filter({ hasText: '文章不存在' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '作为新文章' }).click();
  await expect(page).toHaveURL(/\/writecenter$/);
  expect(await writeCenterPage.getText()).toBe('原文之后写的');
  await writeCenterPage.openForm('发布').click();
  await writeCenterPage.publish().click();
  await expect.poll(async () => (await titled(api, '会被删掉的')).length).toBe(1);
  const [published] = await titled(api, '会被删掉的');
  expect(await contentOf(api, published?.id ?? '')).toBe('原文之后写的');
});

test.describe('a publication', () => {
  test.use({ expectedProblems: FAILING });

  test('that is offline fails at once, keeps the text, and is sent only when publish is pressed again', async ({
    writeCenterPage,
    openWriteCenter,
    api,
    context,
  }) => {
    await openWriteCenter();
    await writeCenterPage.title().fill('断网时发的');
    await writeCenterPage.setText('正文');
    await writeCenterPage.fillForm();
    // The chunks for publishing are loaded: only the request itself is offline.
    await api.fault({ path: '/articles/createarticle', body: { code: '-1', message: '先不发', data: null }, times: 1 });
    await writeCenterPage.publish().click();
    await expect(writeCenterPage.toast('先不发')).toBeVisible();
    await context.setOffline(true);
    await writeCenterPage.publish().click();
    await expect(writeCenterPage.toast('网络异常，请稍后重试')).toBeVisible();
    await writeCenterPage.openForm().press('Escape');
    await writeCenterPage.type('还能接着写');
    await context.setOffline(false);
    expect(await writeCenterPage.getText()).toContain('还能接着写');
    await writeCenterPage.openForm().click();
    expect(await titled(api, '断网时发的')).toEqual([]);
    await writeCenterPage.publish().click();
    await expect(writeCenterPage.toast('创作文章成功，请等待文章审核')).toBeVisible();
    expect(await titled(api, '断网时发的')).toHaveLength(1);
  });
});
