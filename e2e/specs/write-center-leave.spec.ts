import { expect, FAILING, test } from '../fixtures';
import { holdAnswers } from '@/e2e/late-answer';
import { visit } from '@/e2e/visit';

const CREATE = '/articles/createarticle';
interface Row {
  articleTitle: string;
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('going back with unsaved changes asks for confirmation; the author stays or leaves', async ({
  writeCenterPage,
  shell,
  page,
}) => {
  await visit(page, '/rank');
  await shell.writeLink().click();
  await expect(page).toHaveURL(/\/writecenter$/);
  await writeCenterPage.type('没有发布的正文');
  const question = page.getByRole('dialog', { name: '离开写作中心' });
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/\/writecenter$/);
  expect(await writeCenterPage.getText()).toBe('没有发布的正文');
  await writeCenterPage.title().fill('没有发布的标题');
  await writeCenterPage.fillForm();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: '取消' }).click();
  await expect(writeCenterPage.openForm()).toBeFocused();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL(/\/rank$/);
});

test.describe('while the API fails', () => {
  test.use({ expectedProblems: FAILING });

  test('the write center is locked while a new article is being sent, so that nothing typed is lost', async ({
    writeCenterPage,
    api,
    page,
  }) => {
    await writeCenterPage.open();
    await writeCenterPage.title().fill('慢慢发布');
    await writeCenterPage.setText('正文');
    await writeCenterPage.fillForm();
    await api.fault({ path: CREATE, status: 500, times: 1 });
    const answer = await holdAnswers(page, /articles\/createarticle/);
    await writeCenterPage.publish().click();
    await expect(writeCenterPage.title()).not.toBeEditable();
    await page.keyboard.press('Escape');
    await writeCenterPage.text().focus();
    await page.keyboard.insertText('丢了');
    expect(await writeCenterPage.getText()).toBe('正文');
    answer.release();
    await expect(writeCenterPage.toast('没有收到回应，也没有找到刚才提交的内容，可以再次提交')).toBeVisible();
    await expect(writeCenterPage.title()).toBeEditable();
    await writeCenterPage.text().focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('接着写');
    expect(await writeCenterPage.getText()).toBe('正文接着写');
  });
});

test('an author who leaves while an article is being sent is not redirected, and finds no draft of it', async ({
  writeCenterPage,
  api,
  page,
}) => {
  await writeCenterPage.open();
  await writeCenterPage.title().fill('边走边发');
  await writeCenterPage.setText('正文');
  await writeCenterPage.fillForm();
  const answer = await holdAnswers(page, /articles\/createarticle/);
  await writeCenterPage.publish().click();
  await expect(writeCenterPage.title()).not.toBeEditable();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '返回首页' }).click();
  await page.getByRole('dialog', { name: '离开写作中心' }).getByRole('button', { name: '离开' }).click();
  await page.getByRole('navigation').getByRole('link', { name: '作者榜' }).first().click();
  await expect(page).toHaveURL(/\/rank/);
  answer.release();
  await expect(writeCenterPage.toast('创作文章成功，请等待文章审核')).toBeVisible();
  await expect(page).toHaveURL(/\/rank/);
  const rows = (await api.state<Row>('articles')).filter(({ articleTitle }) => articleTitle === '边走边发');
  expect(rows).toHaveLength(1);
  await writeCenterPage.open();
  await expect(writeCenterPage.text()).toBeVisible();
  await expect(writeCenterPage.title()).toHaveValue('');
  await expect(page.getByText('已恢复')).toHaveCount(0);
});
