import { expect, test } from '@/e2e/fixtures';
import { breadcrumbs } from '@/e2e/head';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

const { first, several, worded } = seed.question;

test('a question is whole without scripts, with its neighbours and its place in the category', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(`/question/${several.id}?tagId=js&utm=1`)).text();
  expect(html).toContain(`<title>${several.title} - 题库`);
  expect(html).toContain('Array.isArray(value)');
  expect(html).toContain(`href="/question/${first.id}?tagId=js"`);
  expect(html).toContain('aria-label="难度 1.5，最高 5"');
  expect(html).toContain(`rel="canonical" href="${baseURL}/question/${several.id}"`);
  expect(html).toContain('<summary>答案与解析</summary>');
  expect(breadcrumbs(html)).toEqual([
    ['首页', `${baseURL}/`],
    ['题库', `${baseURL}/question`],
    [several.title, `${baseURL}/question/${several.id}`],
  ]);
  const alone = await (await request.get(`/question/${several.id}`)).text();
  expect(alone).toContain(`href="/question/${first.id}?tagId=js"`);
  expect(alone).toContain('rel="next"');
});

test('the next question is asked for as one of its category, and as no other', async ({ api, page, questionPage }) => {
  await api.forgetRequests();
  await visit(page, `/question/${first.id}?tagId=js`);
  const next = page.getByRole('link', { name: '下一题' });
  const address = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(questionPage.title()).not.toHaveText(first.title);
  const asked = await api.requests('/question/detail');
  expect(asked.filter(({ query }) => query.tagId !== 'js')).toEqual([]);
});

test('a visitor practises with the keyboard, and finds the wrong answer again @smoke', async ({
  questionPage,
  page,
}) => {
  await questionPage.openBank();
  await questionPage.category('JavaScript').click();
  await expect(questionPage.title()).toHaveText(first.title);
  // The keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('a');
    await expect(questionPage.chosen()).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(questionPage.result()).toHaveText(/回答错误.*C/);
  await expect(questionPage.explanation()).toContainText('微任务');

  await page.keyboard.press('Enter');
  await expect(questionPage.title()).toHaveText(several.title);
  await expect(page).toHaveURL(`/question/${several.id}?tagId=js`);
  await expect(questionPage.chosen()).toHaveCount(0);
  await expect(questionPage.explanation()).toBeHidden();
  await page.keyboard.press('1');
  await page.keyboard.press('C');
  await page.keyboard.press('Enter');
  await expect(questionPage.result()).toHaveText('回答正确');
  await questionPage.starButton().click();

  await questionPage.openBank();
  await expect(questionPage.category('JavaScript')).toContainText('已练 2 题 · 继续');
  await questionPage.list('收藏').click();
  await expect(questionPage.rows()).toHaveText([new RegExp(several.title)]);
  await questionPage.list('错题本').click();
  await expect(questionPage.rows()).toHaveText([new RegExp(first.title)]);
  await page.getByRole('link', { name: '开始重做' }).click();
  await expect(questionPage.title()).toHaveText(first.title);
  await expect(page.getByRole('link', { name: '错题本，第 1 题，共 1 题' })).toBeVisible();
  await expect(questionPage.explanation()).toBeHidden();
});

test('the answer sheet leads to a question by its number, and the place is known from then on', async ({
  questionPage,
}) => {
  await questionPage.open(several.id);
  await questionPage.sheetButton().click();
  await expect(questionPage.number(2)).toBeFocused();
  await questionPage.number(1).click();
  await expect(questionPage.title()).toHaveText(first.title);
  await expect(questionPage.sheetButton()).toHaveText('1 / 10');
});

test('a question in words is answered on a phone without the keys of the page in the way', async ({
  questionPage,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await questionPage.open(worded.id);
  const field = page.getByRole('textbox', { name: '你的答案' });
  await field.fill('函数和它的作用域');
  await field.press('ArrowRight');
  await page.getByRole('button', { name: '查看答案' }).click();
  await expect(questionPage.explanation()).toContainText('闭包');
  await page.getByRole('button', { name: '答对了', exact: true }).click();
  await questionPage.next().click();
  await expect(page).not.toHaveURL(new RegExp(worded.id));
  await page.goBack();
  await expect(field).toHaveValue('函数和它的作用域');
});
