import { expect, test } from '@/e2e/fixtures';

interface Row {
  id: string;
  articleTitle: string;
  status: string;
}

test('an author writes, publishes once however often they click, and a visitor reads it after its review @smoke', async ({
  writePage,
  articlePage,
  signIn,
  api,
  page,
  context,
}) => {
  await signIn();
  await writePage.open();
  await expect(page).toHaveTitle('写作中心-写文章');
  await expect(writePage.openForm()).toBeDisabled();
  await writePage.title().fill('从写到读');
  await expect(page).toHaveTitle('写作中心-从写到读');
  await writePage.setText('# 开头\n\n正文 **粗体** 和 $a^2$。\n\n## 细节\n\n```ts\nconst a = 1;\n```\n');
  await expect(writePage.preview().getByRole('heading', { name: '开头' })).toBeVisible();
  await expect(writePage.wordCount()).toHaveText('字数：20');

  await writePage.theme().selectOption('juejin');
  await writePage.codeStyle().selectOption('github');
  await writePage.openForm().click();
  await writePage.publish().click();
  for (const sentence of ['请选择文章分类', '请输入标签', '请输入文章描述'])
    await expect(writePage.form().getByText(sentence)).toBeVisible();
  await writePage.openForm().press('Escape');
  await writePage.fillForm();
  await expect(writePage.form()).toContainText('4/255');
  await api.fault({ path: '/articles/createarticle', delayMs: 300, times: 1 });
  await writePage.publish().dblclick();
  await expect(writePage.says('创作文章成功，请等待文章审核')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const rows = (await api.state<Row>('articles')).filter(({ articleTitle }) => articleTitle === '从写到读');
  expect(rows).toEqual([expect.objectContaining({ status: '1', theme: 'juejin', codeStyle: 'github', tag: 'qd' })]);
  const [{ id }] = rows as [Row];
  await api.setStatus(id, '2');
  await context.clearCookies();
  await articlePage.open(id);
  await expect(articlePage.contentsEntries()).toHaveText(['开头', '细节']);
  await expect(articlePage.content()).toHaveAttribute('data-md-theme', 'juejin');
  await expect(articlePage.content().locator('math')).toHaveCount(1);
});

test('the headings and the contents of the preview are those of the published article', async ({
  writePage,
  articlePage,
  signIn,
  api,
}) => {
  const content = '# 重复\n\n## 重复\n\n### `代码` 与 **粗体**\n\n[去](#重复)\n';
  const { id } = await api.plantArticle({ title: '标题一致', content });
  await signIn();
  await writePage.open(id);
  const headings = writePage.preview().getByRole('heading');
  await expect(headings).toHaveCount(3);
  await writePage.tool('目录').click();
  const entries = await writePage.panel('目录').getByRole('listitem').allInnerTexts();
  const ids = await headings.evaluateAll((nodes) => nodes.map((node) => node.id));
  await articlePage.open(id);
  expect(await articlePage.contentsEntries().allInnerTexts()).toEqual(entries);
  expect(await articlePage.contentHeadings().evaluateAll((nodes) => nodes.map((node) => node.id))).toEqual(ids);
});

test('an author edits an article, stays, and its public page shows the change at once', async ({
  writePage,
  signIn,
  api,
  request,
}) => {
  const { id } = await api.plantArticle({ title: '改之前', content: '旧正文', description: '旧描述' });
  expect(await (await request.get(`/post/${id}`)).text()).toContain('旧正文');
  await signIn();
  await writePage.open(id);
  await expect(writePage.title()).toHaveValue('改之前');
  await expect(writePage.preview()).toContainText('旧正文');
  await writePage.title().fill('改之后');
  await writePage.setText('新正文');
  await writePage.openForm('更新').click();
  await writePage.publish('确定并更新').click();
  await expect(writePage.says('文章编辑成功')).toBeVisible();
  await expect(writePage.title()).toHaveValue('改之后');
  await expect.poll(async () => (await request.get(`/post/${id}`)).text()).toContain('新正文');
});

test.describe('what is not one’s own', () => {
  test.use({ expectedProblems: /status of (?:401|404)|preloaded using link preload/ });

  test('somebody else is told that only its author may edit an article, and led to it', async ({
    writePage,
    signIn,
    api,
    page,
  }) => {
    const { id } = await api.plantArticle({ title: '别人的文章', content: '正文', username: 'otheruser' });
    await signIn();
    await writePage.open(id);
    await expect(writePage.says('只有作者可以编辑这篇文章')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/post/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: '别人的文章' })).toBeVisible();
  });

  test('an address that is no article’s is not found', async ({ writePage, shell }) => {
    const response = await writePage.open('nonsense');
    expect(response?.status()).toBe(404);
    await expect(shell.homeLink().or(shell.notFound()).first()).toBeVisible();
  });
});

test('a visitor signs in over the empty page and can write without reloading', async ({
  writePage,
  shell,
  page,
  api,
}) => {
  await writePage.open();
  await expect(shell.loginDialog()).toBeVisible();
  await expect(page.getByText('登录后就能开始写作')).toBeVisible();
  const { token } = await api.session('demouser');
  await page.evaluate((value) => {
    document.cookie = `ACCESS_TOKEN=${value}; path=/`;
    document.dispatchEvent(new Event('visibilitychange'));
  }, token);
  await expect(writePage.title()).toBeVisible();
});

test.describe('a failed publication', () => {
  test.use({ expectedProblems: /status of (?:401|413|5\d\d)|net::ERR_/ });

  const failures = [
    ['500', { status: 500, body: '<h1>500</h1>' }, '网络异常，请稍后重试'],
    ['-1', { body: { code: '-1', message: '标题包含敏感词', data: null } }, '标题包含敏感词'],
    ['nothing', { drop: true }, '没有收到回应，也没有找到刚才提交的内容，可以再次提交'],
    ['413', { status: 413, body: '<h1>413</h1>' }, '内容过大'],
  ] as const;

  test('loses nothing, says why, and can be repeated', async ({ writePage, signIn, api, shell, page }) => {
    await signIn();
    await writePage.open();
    await writePage.title().fill('不会丢的文章');
    await writePage.setText('不会丢的正文');
    await writePage.fillForm();
    for (const [kind, fault, sentence] of failures) {
      await api.fault({ path: '/articles/createarticle', ...fault, times: 1 });
      await writePage.publish().click();
      await expect(writePage.says(sentence), kind).toBeVisible();
      await writePage.says(sentence).click();
      await writePage.openForm().click();
      await expect(writePage.description(), kind).toHaveValue('一句描述');
    }
    await api.fault({
      path: '/articles/createarticle',
      status: 401,
      body: { code: '9999', message: '登录已过期' },
      times: 1,
    });
    await api.fault({
      path: '/users/sessionuserinfo',
      status: 401,
      body: { code: '9999', message: '登录已过期' },
      times: 1,
    });
    await writePage.publish().click();
    await expect(shell.loginDialog()).toBeVisible();
    await expect(writePage.title()).toHaveValue('不会丢的文章');
    expect(await writePage.getText()).toBe('不会丢的正文');
    await page.keyboard.press('Escape');
    await signIn();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await writePage.openForm().click();
    await writePage.publish().click();
    await expect(writePage.says('创作文章成功，请等待文章审核')).toBeVisible();
    expect(
      (await api.state<Row>('articles')).filter(({ articleTitle }) => articleTitle === '不会丢的文章'),
    ).toHaveLength(1);
  });

  test('of a text that did not load opens an empty editor that says so, and loads again', async ({
    writePage,
    signIn,
    api,
    page,
  }) => {
    const { id } = await api.plantArticle({ title: '读不出来', content: '正文' });
    await signIn();
    await api.fault({ path: '/articles/mdinfo', body: { code: '-1', message: '系统繁忙', data: null }, times: 1 });
    await writePage.open(id);
    await expect(page.getByRole('alert').filter({ hasText: '文章加载失败' })).toBeVisible();
    await expect(writePage.title()).toHaveValue('');
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(writePage.title()).toHaveValue('读不出来');
    await expect(writePage.preview()).toContainText('正文');
  });
});

test('tags belong to their category, are four at most, and new ones are made in place', async ({
  writePage,
  signIn,
  page,
}) => {
  await signIn();
  await writePage.open();
  await writePage.title().fill('标签');
  await writePage.setText('正文');
  await writePage.openForm().click();
  const form = writePage.form();
  await form.getByRole('button', { name: '新增标签' }).click();
  await form.getByRole('textbox', { name: '标签名称' }).fill('渲染管线');
  await form.getByRole('button', { name: '添加' }).click();
  await expect(form.getByText('请选择标签所属分类')).toBeVisible();
  await form.getByText('IT技术', { exact: true }).first().click();
  await form.getByRole('textbox', { name: '标签名称' }).fill('带 空格');
  await form.getByRole('button', { name: '添加' }).click();
  await expect(form.getByText('请输入标签名称')).toBeVisible();
  await form.getByRole('textbox', { name: '标签名称' }).fill('渲染管线');
  await page.keyboard.press('Enter');
  await expect(writePage.says('新增标签成功')).toBeVisible();
  await expect(writePage.tag('渲染管线')).toBeChecked();
  for (const name of ['前端', 'CSS', 'HTML']) await form.getByText(name, { exact: true }).click();
  await expect(writePage.tag('Java')).toBeDisabled();
  await expect(writePage.tag('CSS')).toBeEnabled();
  await form.getByText('生活分享', { exact: true }).first().click();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
