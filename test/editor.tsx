import { act, waitFor } from '@testing-library/react';
import type { BytemdEditorContext } from 'bytemd';
import { useState, type ReactNode } from 'react';
import { MarkdownEditor } from '@/components/write-center/editor/markdown-editor';
import { changeWriting } from '@/lib/domain/write-center/writing-store';
import { renderApp } from './render';

const STUBS: readonly [object, Record<string, unknown>][] = [
  // The editor measures letters, and popovers are not shown: nothing has a layout here.
  [Range.prototype, { getBoundingClientRect: () => new DOMRect(), getClientRects: () => [] }],
  [HTMLElement.prototype, { showPopover: () => {}, scrollIntoView: () => {} }],
];

/** Gives the browser of the tests what the editor asks for. @returns takes it away again */
export function stubLayout(): () => void {
  const undo = STUBS.flatMap(([prototype, stubs]) =>
    Object.entries(stubs).map(([name, value]) => {
      const before = Object.getOwnPropertyDescriptor(prototype, name);
      Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
      return () => (before ? Object.defineProperty(prototype, name, before) : Reflect.deleteProperty(prototype, name));
    }),
  );
  return () => {
    for (const restore of undo) restore();
    act(() => changeWriting({ content: '' }));
  };
}

interface OpenEditor {
  /** False where what is tested takes the focus: the caret stays at the beginning then. */
  focused?: boolean;
}

/** The write center's editor with a text and the caret at its end, beside what is tested. */
export async function openEditor(
  content: string,
  beside: (context: BytemdEditorContext) => ReactNode,
  { focused = true }: OpenEditor = {},
) {
  let ready: BytemdEditorContext | null = null;
  const keep = (created: BytemdEditorContext | null) => {
    ready = created;
  };
  function Writing() {
    const [context, setContext] = useState<BytemdEditorContext | null>(null);
    const [handleReady] = useState(() => (created: BytemdEditorContext | null) => {
      keep(created);
      setContext(created);
    });
    return (
      <>
        <MarkdownEditor onReady={handleReady} />
        {context && beside(context)}
      </>
    );
  }
  changeWriting({ content });
  renderApp(<Writing />, { as: 'demouser' });
  // Earlier tests may still have to move the focus.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const { editor } = await waitFor((): BytemdEditorContext => {
    if (ready?.editor.getValue() !== content) throw new Error('The editor is not ready');
    return ready;
  });
  act(() => {
    if (!focused) return;
    editor.focus();
    editor.setCursor(editor.lineCount(), 0);
  });
  return { editor, type: (text: string) => act(() => editor.replaceSelection(text, 'end', '+input')) };
}
