import { act, screen, waitFor } from '@testing-library/react';
import type { BytemdEditorContext } from 'bytemd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEditor, stubLayout } from '@/test/editor';
import { largePhoto, pictureFile } from '@/test/picture';
import { EditorImages } from './editor-images';

let restore: () => void;
beforeEach(() => {
  restore = stubLayout();
});
afterEach(() => restore());

/** An editor where the upload of a picture waits for `answer`. */
async function uploading(file = pictureFile('one.png')) {
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
  act(() => images.insertAt(file, { line: 0, ch: 1 }));
  await waitFor(() => expect(images.incomplete || signals.length === 1).toBe(true));
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

it('a picture that is too large says so at its place, and is sent once its author wants it smaller', async () => {
  const { editor, signals, answer } = await uploading(largePhoto());
  // Without a layout the editor draws a line again only when it is changed.
  act(() => editor.replaceRange('头', { line: 0, ch: 0 }));
  expect(screen.getByRole('alert')).toHaveTextContent('照片.jpg：上传图片大小不能超过 5MB!');
  expect(signals).toEqual([]);
  act(() => screen.getByRole('button', { name: '缩小后上传' }).click());
  await waitFor(() => expect(signals).toHaveLength(1));
  answer('/photo.jpg');
  await waitFor(() => expect(editor.getValue()).toBe('头前![照片](/photo.jpg)后'));
});
