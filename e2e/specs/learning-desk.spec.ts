import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

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
