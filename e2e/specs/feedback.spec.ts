import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

const TEXT = '希望列表能记住上次读到的位置，**刷新以后**回到原处。';
const SHOWN = '希望列表能记住上次读到的位置，刷新以后回到原处。';

test('a member writes, changes and deletes a feedback @smoke', async ({
  feedbackPage,
  shell,
  page,
  signIn,
  writes,
}) => {
  await signIn();
  await feedbackPage.open();
  await feedbackPage.writeButton().click();
  await expect(feedbackPage.sendButton()).toBeDisabled();
  await feedbackPage.write('太短了');
  await feedbackPage.sendButton().click();
  await expect(feedbackPage.problem()).toHaveText('反馈内容不能少于20个字符');
  // Typed text survives the failure and a reload.
  await reload(page);
  await feedbackPage.writeButton().click();
  await expect(feedbackPage.form()).toContainText('太短了');
  await feedbackPage.editor().press('ControlOrMeta+a');
  await feedbackPage.write(TEXT);
  await feedbackPage.form().getByRole('button', { name: '预览' }).click();
  await expect(feedbackPage.form().locator('strong').filter({ hasText: '刷新以后' })).toBeVisible();
  await feedbackPage.sendButton().dblclick();
  await expect(shell.toast('提交反馈信息成功')).toBeVisible();
  await expect(feedbackPage.form()).toBeHidden();
  await expect(feedbackPage.entries().first()).toContainText(SHOWN);
  await expect(
    feedbackPage.entry(SHOWN).getByRole('strong').or(feedbackPage.entry(SHOWN).locator('strong')),
  ).toHaveText('刷新以后');

  await feedbackPage.tool(SHOWN, '编辑').click();
  await expect(feedbackPage.form('编辑反馈')).toContainText('希望列表能记住上次读到的位置');
  await feedbackPage.editor('编辑反馈').press('ControlOrMeta+End');
  await page.keyboard.insertText('多谢！');
  await feedbackPage.sendButton('编辑反馈').click();
  await expect(shell.toast('更新反馈信息成功')).toBeVisible();
  await expect(feedbackPage.entries().first()).toContainText(`${SHOWN}多谢！`);

  // An edit that was left is restored, with a notice.
  await feedbackPage.tool(SHOWN, '编辑').click();
  await feedbackPage.editor('编辑反馈').press('ControlOrMeta+End');
  await page.keyboard.insertText('改到一半');
  await feedbackPage.form('编辑反馈').getByRole('button', { name: '取消' }).click();
  await feedbackPage.tool(SHOWN, '编辑').click();
  const form = feedbackPage.form('编辑反馈');
  await expect(form).toContainText('改到一半');
  await expect(form).toContainText('已恢复未提交的修改');
  await form.getByRole('button', { name: '放弃' }).click();
  await expect(form).not.toContainText('改到一半');
  await expect(form).toContainText('多谢！');
  await expect(feedbackPage.editor('编辑反馈')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await feedbackPage.tool(SHOWN, '删除').click();
  await feedbackPage.confirmation().getByRole('button', { name: '取消' }).click();
  await expect(feedbackPage.entry(SHOWN)).toBeVisible();
  await feedbackPage.tool(SHOWN, '删除').click();
  await feedbackPage.confirmation().getByRole('button', { name: '删除', exact: true }).click();
  await expect(shell.toast('删除成功')).toBeVisible();
  await expect(feedbackPage.entry(SHOWN)).toHaveCount(0);
  expect((await writes()).map(({ path }) => path)).toEqual([
    '/feedbacks/create',
    '/feedbacks/update',
    '/feedbacks/delete',
  ]);
});

test('what is typed as soon as the form appears is not lost', async ({ feedbackPage, page, signIn }) => {
  await signIn();
  await feedbackPage.open();
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLTextAreaElement>('dialog textarea');
      if (!field) return;
      observer.disconnect();
      field.focus();
      field.setRangeText('马上就写', 0, 0, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await feedbackPage.writeButton().click();
  await expect(feedbackPage.form()).toContainText('马上就写');
  await expect(feedbackPage.editor()).toBeFocused();
});

test('with the keyboard alone: Tab leaves the text, and Escape closes the form, which passes axe', async ({
  feedbackPage,
  page,
  signIn,
  violationsInThemes,
}) => {
  await signIn();
  await feedbackPage.open();
  await feedbackPage.writeButton().press('Enter');
  await expect(feedbackPage.editor()).toBeFocused();
  await page.keyboard.type('- 列表');
  await page.keyboard.press('Enter');
  await page.keyboard.type('继续');
  await expect(feedbackPage.form()).toContainText('- 继续');
  expect(await violationsInThemes(page, { within: 'dialog[open]' })).toEqual([]);
  const cancel = feedbackPage.form().getByRole('button', { name: '取消' });
  await page.keyboard.press('Tab');
  await expect(feedbackPage.editor()).not.toBeFocused();
  for (let presses = 0; presses < 5 && !(await cancel.evaluate((it) => it === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await feedbackPage.editor().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(feedbackPage.editor()).not.toBeFocused();
  await feedbackPage.editor().focus();
  await page.keyboard.press('Escape');
  await expect(feedbackPage.form()).toBeHidden();
  await expect(feedbackPage.writeButton()).toBeFocused();
});

test('a link to one feedback scrolls to it, also beyond the first page', async ({ feedbackPage, api }) => {
  const { list } = await api.call<{ list: { id: string; content: string }[] }>('/feedbacks?pageNo=2&pageSize=20');
  const last = list.at(-1);
  await feedbackPage.open(`#feedback-${last?.id}`);
  await expect(feedbackPage.entry(String(last?.content))).toBeInViewport();
});

test('users’ html is sanitised', async ({ feedbackPage, api, page, signIn }) => {
  await signIn();
  const { token } = await api.session('otheruser');
  const content = '这条反馈想要运行脚本，看看会不会被执行，二十个字以上';
  await api.postAs(token, '/feedbacks/create', {
    content,
    html: `<p>${content}<img src=/opensearch.xml onerror="window.hacked=1"><script>window.hacked=1</script></p>`,
  });
  await feedbackPage.open();
  await expect(feedbackPage.entry(content).locator('img')).toHaveCount(1);
  await expect(feedbackPage.entry(content).locator('[onerror], script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('a feedback that is too large for the API', () => {
  test.use({ expectedProblems: /status of 413/ });

  test('is refused in the form, which keeps what was typed', async ({ feedbackPage, api, signIn }) => {
    await signIn();
    await feedbackPage.open();
    await feedbackPage.writeButton().click();
    await feedbackPage.write(TEXT);
    await api.fault({ path: '/feedbacks/create', status: 413, body: '<h1>PayloadTooLarge</h1>', times: 1 });
    await feedbackPage.sendButton().click();
    await expect(feedbackPage.problem()).toHaveText('内容过长，请精简后再提交');
    await expect(feedbackPage.form()).toContainText('刷新以后');
  });
});
