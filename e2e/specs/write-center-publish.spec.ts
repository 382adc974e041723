import { expect, test } from '@/e2e/fixtures';

interface Row {
  id: string;
  articleTitle: string;
  status: string;
}

test('an author writes, publishes once however often they click, and a visitor reads it after its review @smoke', async ({
  writeCenterPage,
  articlePage,
  openWriteCenter,
  api,
  page,
  context,
}) => {
  await openWriteCenter();
  await expect(page).toHaveTitle('写作中心-写文章');
  await expect(writeCenterPage.openForm()).toBeDisabled();
  await writeCenterPage.title().fill('从写到读');
  await expect(page).toHaveTitle('写作中心-从写到读');
  await writeCenterPage.setText('# 开头\n\n正文 **粗体** 和 $a^2$。\n\n## 细节\n\n```ts\nconst a = 1;\n```\n');
  await expect(writeCenterPage.preview().getByRole('heading', { name: '开头' })).toBeVisible();
  await expect(writeCenterPage.wordCount()).toHaveText('字数：20');

  await writeCenterPage.chooseStyle('主题', '掘金');
  await writeCenterPage.chooseStyle('代码样式', 'github');
  await writeCenterPage.fillForm();
  await writeCenterPage.form().getByRole('button', { name: '新增标签' }).click();
  await writeCenterPage.form().getByRole('textbox', { name: '标签名称' }).fill('渲染管线');
  await page.keyboard.press('Enter');
  await expect(writeCenterPage.toast('新增标签成功')).toBeVisible();
  await expect(writeCenterPage.tag('渲染管线')).toBeChecked();
  await api.fault({ path: '/articles/createarticle', delayMs: 300, times: 1 });
  await writeCenterPage.publish().dblclick();
  await expect(writeCenterPage.toast('创作文章成功，请等待文章审核')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const rows = (await api.state<Row>('articles')).filter(({ articleTitle }) => articleTitle === '从写到读');
  expect(rows).toEqual([
    expect.objectContaining({
      status: '1',
      theme: 'juejin',
      codeStyle: 'github',
      tag: expect.stringMatching(/^qd;\S+$/),
    }),
  ]);
  const [{ id }] = rows as [Row];
  await api.setStatus(id, '2');
  await context.clearCookies();
  await articlePage.open(id);
  await expect(articlePage.contentsEntries()).toHaveText(['开头', '细节']);
  await expect(articlePage.content()).toHaveAttribute('data-md-theme', 'juejin');
  await expect(articlePage.content().locator('math')).toHaveCount(1);
});

test('an author edits an article, stays, and its public page shows the change at once', async ({
  writeCenterPage,
  signIn,
  api,
  request,
}) => {
  const { id } = await api.plantArticle({ title: '改之前', content: '旧正文', description: '旧描述' });
  expect(await (await request.get(`/post/${id}`)).text()).toContain('旧正文');
  await signIn();
  await writeCenterPage.open(id);
  await expect(writeCenterPage.title()).toHaveValue('改之前');
  await expect(writeCenterPage.preview()).toContainText('旧正文');
  await writeCenterPage.title().fill('改之后');
  await writeCenterPage.setText('新正文');
  await writeCenterPage.openForm('更新').click();
  await expect(writeCenterPage.description()).toBeInViewport({ ratio: 1 });
  await expect(writeCenterPage.card()).toContainText('改之后旧描述');
  await writeCenterPage.publish('确定并更新').click();
  await expect(writeCenterPage.toast('文章编辑成功')).toBeVisible();
  await expect(writeCenterPage.title()).toHaveValue('改之后');
  await expect.poll(async () => (await request.get(`/post/${id}`)).text()).toContain('新正文');
});

test.describe('an article of another author', () => {
  test.use({ expectedProblems: /status of (?:403|404)|preloaded using link preload/ });

  test('a member who is not its author sees that only the author may edit it, and is redirected to it', async ({
    writeCenterPage,
    signIn,
    api,
    page,
  }) => {
    const { id } = await api.plantArticle({ title: '别人的文章', content: '正文', username: 'otheruser' });
    await signIn();
    await writeCenterPage.open(id);
    await expect(
      page.getByRole('status').getByRole('button', { name: '只有作者可以编辑这篇文章', exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/post/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: '别人的文章' })).toBeVisible();
  });
});

test.describe('a failed publication', () => {
  // A test may end before the live socket is connected.
  test.use({ expectedProblems: /status of (?:401|413|5\d\d)|net::ERR_/ });

  const failures = [
    ['500', { status: 500, body: '<h1>500</h1>' }, '没有收到回应，也没有找到刚才提交的内容，可以再次提交'],
    ['-1', { body: { code: '-1', message: '标题包含敏感词', data: null } }, '标题包含敏感词'],
    ['nothing', { drop: true }, '没有收到回应，也没有找到刚才提交的内容，可以再次提交'],
    ['413', { status: 413, body: '<h1>413</h1>' }, '内容过大'],
  ] as const;

  test('keeps everything, also when the session has expired, shows why it failed, and can be retried', async ({
    writeCenterPage,
    openWriteCenter,
    api,
    loginDialog,
  }) => {
    await openWriteCenter();
    await writeCenterPage.title().fill('不会丢的文章');
    await writeCenterPage.setText('不会丢的正文');
    await writeCenterPage.fillForm();
    for (const [kind, fault, sentence] of failures) {
      await api.fault({ path: '/articles/createarticle', ...fault, times: 1 });
      await writeCenterPage.publish().click();
      await expect(writeCenterPage.toast(sentence), kind).toBeVisible();
      await writeCenterPage.toast(sentence).click();
      await writeCenterPage.openForm().click();
      await expect(writeCenterPage.description(), kind).toHaveValue('一句描述');
    }
    await api.endSessions();
    await writeCenterPage.publish().click();
    await expect(loginDialog.titled('登录')).toBeVisible();
    await expect(writeCenterPage.title()).toHaveValue('不会丢的文章');
    expect(await writeCenterPage.getText()).toBe('不会丢的正文');
    await loginDialog.signIn();
    // The interrupted publication is resumed after the login.
    await expect(writeCenterPage.toast('创作文章成功，请等待文章审核')).toBeVisible();
    expect(
      (await api.state<Row>('articles')).filter(({ articleTitle }) => articleTitle === '不会丢的文章'),
    ).toHaveLength(1);
  });
});
