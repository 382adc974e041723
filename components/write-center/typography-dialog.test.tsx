import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { checkTypography } from '@/lib/html/typography';
import { renderApp, toastTexts } from '@/test/render';
import { createEditorContext } from './editor-testing';
import { TypographyDialog } from './typography-dialog';

const handleClose = vi.fn();
afterEach(() => handleClose.mockClear());

function open(value: string, check = async (markdown: string) => checkTypography(markdown)) {
  const context = createEditorContext(value);
  renderApp(<TypographyDialog context={context} check={check} onClose={handleClose} />);
  return { editor: context.editor, user: userEvent.setup() };
}

it('lists what it would change, and changes what is chosen as one step to undo', async () => {
  const { editor, user } = open('使用Vue开发,很快\n\n`code中文`\n\n好。。\n\n别改Vue');
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

it('says when there is nothing to change, and when the check failed', async () => {
  open('很好。');
  expect(await screen.findByText(/没有要改的地方/)).toBeVisible();
  open('很好。', () => Promise.reject(new Error('closed')));
  expect(await screen.findByRole('alert')).toHaveTextContent('没有检查成');
});
