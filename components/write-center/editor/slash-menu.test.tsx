import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openEditor, stubLayout } from '@/test/editor';
import { SlashMenu } from './slash-menu';

beforeEach(stubLayout);

const KEY_CODES = { Enter: 13, Escape: 27, ArrowDown: 40 };
const chooseImages = vi.fn();

async function open(content: string) {
  const { editor, type } = await openEditor(content, (context) => (
    <SlashMenu context={context} onChooseImages={chooseImages} />
  ));
  const input = editor.getInputField();
  const press = (key: keyof typeof KEY_CODES) => fireEvent.keyDown(input, { key, keyCode: KEY_CODES[key] });
  return { editor, input, type, press };
}
// A popover that is not shown has no name.
const menu = () => screen.queryByRole('listbox', { hidden: true });
const options = () => screen.getAllByRole('option', { hidden: true });
const titles = () => options().map(({ textContent }) => textContent);

it('a block is found and chosen by keys, and one undo brings what was typed back', async () => {
  const { editor, input, type, press } = await open('正文\n\n');
  type('/');
  type('bt');
  expect(titles()).toEqual(['一级标题', '二级标题', '三级标题']);
  press('ArrowDown');
  expect(input).toHaveAttribute('aria-activedescendant', options()[1]?.id);
  press('Enter');
  expect(editor.getValue()).toBe('正文\n\n## ');
  expect(menu()).not.toBeInTheDocument();
  expect(input).not.toHaveAttribute('aria-activedescendant');
  act(() => editor.undo());
  expect(editor.getValue()).toBe('正文\n\n/bt');
});

it('Escape leaves the sign, which stays a sign while more is typed', async () => {
  const { editor, type, press } = await open('');
  type('/');
  expect(menu()).toBeInTheDocument();
  press('Escape');
  expect(menu()).not.toBeInTheDocument();
  type('dm');
  expect(menu()).not.toBeInTheDocument();
  expect(editor.getValue()).toBe('/dm');
});

it('code has no menu, and neither has a text that comes by other ways than typing', async () => {
  const { editor, type } = await open('```\n');
  type('/');
  expect(menu()).not.toBeInTheDocument();
  act(() => editor.setValue('/'));
  expect(menu()).not.toBeInTheDocument();
});

it('while words are composed nothing is looked for; afterwards what was composed is', async () => {
  const { editor, input, type } = await open('');
  type('/');
  fireEvent.compositionStart(input);
  type('biao');
  const whole = options().length;
  expect(whole).toBeGreaterThan(5);
  act(() => editor.replaceRange('表', { line: 0, ch: 1 }, { line: 0, ch: 5 }, '*compose'));
  expect(options()).toHaveLength(whole);
  fireEvent.compositionEnd(input, { data: '表' });
  await waitFor(() => expect(titles()).toEqual(['无序列表', '有序列表', '任务列表', '表格', '图表']));
});

it('a picture is chosen by the usual way, and the command goes', async () => {
  const { editor, type, press } = await open('');
  type('/');
  type('tp');
  press('Enter');
  expect(chooseImages).toHaveBeenCalledOnce();
  expect(editor.getValue()).toBe('');
});
