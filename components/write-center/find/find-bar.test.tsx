import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { BytemdEditorContext } from 'bytemd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEditor, stubLayout } from '@/test/editor';
import { toastTexts } from '@/test/render';
import { FindBar } from './find-bar';

const handleClose = vi.fn();
beforeEach(stubLayout);
afterEach(() => handleClose.mockClear());

function Page({ context }: { context: BytemdEditorContext }) {
  const [isReplacing, setReplacing] = useState(true);
  return (
    <FindBar
      context={context}
      replacing={isReplacing}
      onReplacing={setReplacing}
      asked={1}
      onAsk={() => {}}
      onClose={handleClose}
    />
  );
}

async function open(value: string) {
  const { editor } = await openEditor(value, (context) => <Page context={context} />, { focused: false });
  return { editor, user: userEvent.setup() };
}
const find = () => screen.getByRole('textbox', { name: '查找' });
const counted = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

it('counts what is found, selects one after the other, and goes round', async () => {
  const { editor, user } = await open('猫和狗\n猫\n大猫');
  expect(find()).toHaveFocus();
  await user.type(find(), '猫');
  await counted('1 / 3');
  await user.keyboard('{Enter}');
  await counted('2 / 3');
  expect(editor.getCursor('from')).toMatchObject({ line: 1, ch: 0 });
  await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
  await counted('3 / 3');
  expect(editor.getSelection()).toBe('猫');
  await user.clear(find());
  await user.type(find(), '鸟');
  await counted('没有找到');
  expect(screen.getByRole('button', { name: '全部替换' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalledOnce();
});

it('replaces one, and all the others as one step to undo', async () => {
  const { editor, user } = await open('猫和猫\n猫');
  await user.type(find(), '猫');
  await counted('1 / 3');
  await user.type(screen.getByRole('textbox', { name: '替换为' }), '狗');
  await user.click(screen.getByRole('button', { name: '替换这处' }));
  await counted('1 / 2');
  expect(editor.getValue()).toBe('狗和猫\n猫');
  await user.click(screen.getByRole('button', { name: '全部替换' }));
  await counted('没有找到');
  expect(editor.getValue()).toBe('狗和狗\n狗');
  expect(toastTexts()).toEqual(['已替换 2 处，可以撤销']);
  act(() => editor.undo());
  expect(editor.getValue()).toBe('狗和猫\n猫');
});

it('says in Chinese what is wrong with a regular expression, and replaces by its groups', async () => {
  const { editor, user } = await open('a1 b2');
  await user.click(screen.getByRole('button', { name: '正则表达式' }));
  await user.type(find(), '([[a-z]');
  expect(await screen.findByRole('alert')).toHaveTextContent('圆括号 ( ) 没有成对');
  await user.type(find(), ')([[0-9])');
  await counted('1 / 2');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: '替换为' }), '$2$1');
  await user.click(screen.getByRole('button', { name: '全部替换' }));
  expect(editor.getValue()).toBe('1a 2b');
});

it('an upload that is shown in the text survives a replacement around it', async () => {
  const { editor, user } = await open('猫 猫');
  const mark = editor.setBookmark({ line: 0, ch: 1 });
  await user.type(find(), '猫');
  await counted('1 / 2');
  await user.click(screen.getByRole('button', { name: '全部替换' }));
  expect(mark.find()).toBeDefined();
  expect(editor.getValue()).toBe(' ');
});
