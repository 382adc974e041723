import { act, fireEvent, screen } from '@testing-library/react';
import type { BytemdEditorContext } from 'bytemd';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeWriting } from '@/lib/domain/write-center/writing-store';
import { renderApp } from '@/test/render';
import { MarkdownEditor } from './markdown-editor';
import { SlashMenu } from './slash-menu';

let ready: BytemdEditorContext | null = null;
const chooseImages = vi.fn();

function Writing() {
  const [context, setContext] = useState<BytemdEditorContext | null>(null);
  const handleReady = (created: BytemdEditorContext | null) => {
    ready = created;
    setContext(created);
  };
  const [keep] = useState(() => handleReady);
  return (
    <>
      <MarkdownEditor onReady={keep} />
      {context && <SlashMenu context={context} onChooseImages={chooseImages} />}
    </>
  );
}

const PROTOTYPES = [Range.prototype, HTMLElement.prototype] as const;
const own = PROTOTYPES.map((prototype) => Object.getOwnPropertyDescriptors(prototype));
beforeEach(() => {
  ready = null;
  // The editor measures letters and the menu is a popover: neither has a layout here.
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] });
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, scrollIntoView: () => {} });
});
afterEach(() => {
  for (const [index, prototype] of PROTOTYPES.entries()) {
    for (const name of ['getBoundingClientRect', 'getClientRects', 'showPopover', 'scrollIntoView']) {
      const descriptor = own[index]?.[name as never] as PropertyDescriptor | undefined;
      if (descriptor) Object.defineProperty(prototype, name, descriptor);
      else Reflect.deleteProperty(prototype, name);
    }
  }
  act(() => changeWriting({ content: '' }));
});

const KEY_CODES = { Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 };

/** The editor with a text and the caret at its end. */
async function openEditor(content: string) {
  changeWriting({ content });
  renderApp(<Writing />, { as: 'demouser' });
  const { editor } = await vi.waitFor(() => ready ?? Promise.reject(new Error('not ready')));
  act(() => {
    editor.focus();
    editor.setCursor(editor.lineCount(), 0);
  });
  const input = editor.getInputField();
  return {
    editor,
    input,
    type: (text: string) => act(() => editor.replaceSelection(text, 'end', '+input')),
    press: (key: keyof typeof KEY_CODES) => fireEvent.keyDown(input, { key, keyCode: KEY_CODES[key] }),
  };
}
// A popover that is not shown has no name.
const menu = () => screen.queryByRole('listbox', { hidden: true });
const options = () => screen.getAllByRole('option', { hidden: true });

it('a block is found and chosen by keys, and one undo brings what was typed back', async () => {
  const { editor, input, type, press } = await openEditor('正文\n\n');
  type('/');
  type('bt');
  expect(options().map(({ textContent }) => textContent)).toEqual(['一级标题', '二级标题', '三级标题']);
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
  const { editor, type, press } = await openEditor('');
  type('/');
  expect(menu()).toBeInTheDocument();
  press('Escape');
  expect(menu()).not.toBeInTheDocument();
  type('dm');
  expect(menu()).not.toBeInTheDocument();
  expect(editor.getValue()).toBe('/dm');
});

it('code has no menu, and neither has a text that comes by other ways than typing', async () => {
  const { editor, type } = await openEditor('```\n');
  type('/');
  expect(menu()).not.toBeInTheDocument();
  act(() => editor.setValue('/'));
  expect(menu()).not.toBeInTheDocument();
});

it('while words are composed nothing is looked for; afterwards what was composed is', async () => {
  const { input, type } = await openEditor('');
  type('/');
  fireEvent.compositionStart(input);
  type('biao');
  expect(options().length).toBeGreaterThan(3);
  act(() => ready?.editor.replaceRange('表', { line: 0, ch: 1 }, { line: 0, ch: 5 }, '*compose'));
  fireEvent.compositionEnd(input, { data: '表' });
  await vi.waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual([
      '无序列表',
      '有序列表',
      '任务列表',
      '表格',
      '图表',
    ]),
  );
});

it('a picture is chosen by the usual way, and the command goes', async () => {
  const { editor, type, press } = await openEditor('');
  type('/');
  type('tp');
  press('Enter');
  expect(chooseImages).toHaveBeenCalledOnce();
  expect(editor.getValue()).toBe('');
});
