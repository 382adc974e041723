import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkTypography } from '@/lib/html/typography';
import { openEditor, stubLayout } from '@/test/editor';
import { toastTexts } from '@/test/render';
import { TypographyDialog } from './typography-dialog';

const handleClose = vi.fn();
beforeEach(stubLayout);
afterEach(() => handleClose.mockClear());

async function open(value: string, check = async (markdown: string) => checkTypography(markdown)) {
  const { editor } = await openEditor(value, (context) => (
    <TypographyDialog context={context} check={check} onClose={handleClose} />
  ));
  return { editor, user: userEvent.setup() };
}

it('lists what it would change, and changes what is chosen as one step to undo', async () => {
  const { editor, user } = await open('使用Vue开发,很快\n\n`code中文`\n\n好。。\n\n别改Vue');
  expect(await screen.findByRole('checkbox', { name: /中文与英文.*（2）/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /第 7 行$/ }));
  expect(screen.getByRole('checkbox', { name: /中文与英文/ })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /^重复的标点/ }));
  await user.click(screen.getByRole('button', { name: '改选中的 2 处' }));
  expect(editor.getValue()).toBe('使用 Vue 开发，很快\n\n`code中文`\n\n好。。\n\n别改Vue');
  expect(toastTexts()).toEqual(['已改 2 处，可以撤销']);
  expect(handleClose).toHaveBeenCalledOnce();
  act(() => editor.undo());
  expect(editor.getValue()).toBe('使用Vue开发,很快\n\n`code中文`\n\n好。。\n\n别改Vue');
});

it('says when there is nothing to change', async () => {
  await open('很好。');
  expect(await screen.findByText(/没有要改的地方/)).toBeVisible();
});

it('says when the check failed', async () => {
  await open('很好。', () => Promise.reject(new Error('closed')));
  expect(await screen.findByRole('alert')).toHaveTextContent('没有检查成');
});
