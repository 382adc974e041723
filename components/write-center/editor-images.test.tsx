import { act, screen, waitFor } from '@testing-library/react';
import type { BytemdEditorContext } from 'bytemd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEditor, stubLayout } from '@/test/editor';
import { pictureFile } from '@/test/picture';
import { EditorImages } from './editor-images';

let restore: () => void;
beforeEach(() => {
  restore = stubLayout();
});
afterEach(() => restore());

/** An editor where the upload of a picture waits for `answer`. */
async function uploading() {
  const signals: AbortSignal[] = [];
  const { promise, resolve: answer, reject: fail } = Promise.withResolvers<string>();
  const send = (_file: File, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return promise;
  };
  let context!: BytemdEditorContext;
  const { editor } = await openEditor('前后', (ready) => {
    context = ready;
    return null;
  });
  const images = new EditorImages({ context, send, onSent: vi.fn(), onRefused: vi.fn() });
  act(() => images.insertAt(pictureFile('one.png'), { line: 0, ch: 1 }));
  await waitFor(() => expect(signals).toHaveLength(1));
  return { editor, images, signals, answer, fail };
}

const deletions: [string, (editor: BytemdEditorContext['editor']) => void][] = [
  ['the whole text is replaced', (editor) => editor.setValue('别的')],
  ['its line is deleted', (editor) => editor.execCommand('deleteLine')],
  ['the text around it is deleted', (editor) => editor.replaceRange('', { line: 0, ch: 0 }, { line: 0, ch: 2 })],
  [
    'all is selected and overwritten',
    (editor) => {
      editor.execCommand('selectAll');
      editor.replaceSelection('新的');
    },
  ],
];

it.each(deletions)('an upload ends and blocks nothing when %s', async (_case, remove) => {
  const { editor, images, signals, answer } = await uploading();
  expect(images.busy).toBe(true);
  act(() => {
    editor.setCursor({ line: 0, ch: 0 });
    remove(editor);
  });
  expect(signals[0]?.aborted).toBe(true);
  expect(images.busy).toBe(false);
  expect(images.incomplete).toBe(false);
  const text = editor.getValue();
  answer('/one.png');
  await act(async () => {});
  expect(editor.getValue()).toBe(text);
});

it.each(deletions)('an undo brings the placeholder back, with a retry, when %s', async (_case, remove) => {
  const { editor, images, signals, answer } = await uploading();
  act(() => {
    editor.setCursor({ line: 0, ch: 0 });
    remove(editor);
  });
  act(() => editor.undo());
  expect(editor.getValue()).toBe('前后');
  expect(images.incomplete).toBe(true);
  expect(screen.getByRole('alert')).toHaveTextContent('上传已取消');
  act(() => screen.getByRole('button', { name: '重试' }).click());
  expect(images.incomplete).toBe(false);
  expect(images.busy).toBe(true);
  answer('/one.png');
  await waitFor(() => expect(editor.getValue()).toBe('前![one](/one.png)后'));
  expect(signals).toHaveLength(2);
  expect(images.busy).toBe(false);
});

it('a failed upload blocks until its placeholder is deleted', async () => {
  const { editor, images, fail } = await uploading();
  fail(new Error('断网'));
  await waitFor(() => expect(images.incomplete).toBe(true));
  act(() => editor.setValue('别的'));
  expect(images.incomplete).toBe(false);
});

it('an upload goes on while the text around its placeholder is edited', async () => {
  const { editor, images, answer } = await uploading();
  act(() => editor.replaceRange('新', { line: 0, ch: 0 }));
  expect(images.busy).toBe(true);
  answer('/one.png');
  await waitFor(() => expect(editor.getValue()).toBe('新前![one](/one.png)后'));
});
