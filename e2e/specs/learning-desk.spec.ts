import { expect, test } from '@/e2e/fixtures';
import { LearningPage } from '@/e2e/pages/learning-page';
import { reload, visit } from '@/e2e/visit';

test('a visitor sits an exam with the keyboard, and finds the wrong ones on the desk', async ({
  learningPage,
  page,
  violationsInThemes,
}) => {
  await learningPage.open();
  await expect(learningPage.section('错题')).toContainText('错题本是空的');
  await learningPage.chooseTag('JavaScript');
  await learningPage.startButton().click();
  await expect(page).toHaveURL('/learning/exam');
  await expect(learningPage.options()).toBeVisible();
  expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
  await page.keyboard.press('a');
  await expect(learningPage.number(1)).toHaveAccessibleName('第 1 题，已答');
  await page.keyboard.press('ArrowRight');
  await expect(learningPage.number(2)).toHaveAttribute('aria-current', 'step');
  await reload(page);
  await expect(learningPage.number(1)).toHaveAccessibleName('第 1 题，已答');
  await learningPage.handInButton().click();
  await expect(learningPage.dialog()).toContainText('没答的算错');
  await learningPage.dialog().getByRole('button', { name: '交卷' }).click();
  await expect(learningPage.score()).toBeFocused();
  expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
  await page.getByRole('link', { name: '回学习台，再考一次' }).click();
  await expect(learningPage.section('错题').getByRole('link', { name: '开始重做' })).toBeVisible();
  expect(await violationsInThemes(page, { within: 'main' })).toEqual([]);
});

test('an exam outlives its tab, and two tabs that show it go on together', async ({ learningPage, page, context }) => {
  await learningPage.open();
  await learningPage.chooseTag('JavaScript');
  await learningPage.startButton().click();
  await expect(learningPage.options()).toBeVisible();
  await page.keyboard.press('a');
  await expect(learningPage.number(1)).toHaveAccessibleName('第 1 题，已答');
  const second = new LearningPage(await context.newPage());
  await page.close();
  await second.open();
  await second.goOnLink().click();
  await expect(second.number(1)).toHaveAccessibleName('第 1 题，已答');
  const third = await context.newPage();
  const twin = new LearningPage(third);
  await visit(third, '/learning/exam');
  await expect(twin.number(1)).toHaveAccessibleName('第 1 题，已答');
  await second.handInButton().click();
  await second.dialog().getByRole('button', { name: '交卷' }).click();
  await expect(second.score()).toBeVisible();
  await expect(twin.score()).toBeVisible();
  await twin.open();
  await expect(twin.goOnLink()).toHaveCount(0);
  await expect(twin.section('错题').getByRole('link', { name: '开始重做' })).toBeVisible();
});
