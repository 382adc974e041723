import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toastTexts } from '@/test/render';
import { followPastes, type PasteActions } from './paste';

async function paste(
  toMarkdown: PasteActions['toMarkdown'],
  insertAt = (_file: File, _place: unknown) => undefined as void,
): Promise<string> {
  let content = '写到一半，';
  const insert = (text: string) => void (content += text);
  const caret = { line: 0, ch: content.length };
  const handlers = new Map<string, (editor: unknown, event: unknown) => void>();
  const editor = {
    on: (name: string, handler: (editor: unknown, event: unknown) => void) => handlers.set(name, handler),
    getTokenTypeAt: () => null,
    getCursor: () => caret,
    somethingSelected: () => false,
    setBookmark: () => ({ find: () => caret, clear: () => undefined }),
    replaceSelection: insert,
    replaceRange: insert,
    indexFromPos: ({ ch }: typeof caret) => ch,
    posFromIndex: (ch: number) => ({ line: 0, ch }),
  };
  const onPasted = vi.fn();
  followPastes({ editor } as never, { images: { insertAt } as never, toMarkdown, onPasted });
  const data: Record<string, string> = { 'text/html': '<p>粘贴的<b>字</b></p>', 'text/plain': '粘贴的字' };
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [] };
  handlers.get('paste')?.(editor, { clipboardData, preventDefault: () => undefined });
  await waitFor(() => expect(onPasted).toHaveBeenCalledOnce());
  return content;
}

test('pasted html is inserted as Markdown', async () => {
  expect(await paste(async () => ({ markdown: '粘贴的**字**', pictures: [] }))).toBe('写到一半，粘贴的**字**');
  expect(toastTexts()).toEqual([]);
});

test('pasted html that cannot be converted is inserted as its plain text', async () => {
  expect(await paste(() => Promise.reject(new Error('broken')))).toBe('写到一半，粘贴的字');
  expect(toastTexts()).toEqual([]);
});

test('pictures that were copied with a text are uploaded like pasted photos, each in its place', async () => {
  const inserted: unknown[] = [];
  const picture = { source: `data:image/png;base64,${btoa('picture')}`, alt: '架构.png' };
  const pasted = {
    markdown: '前![架构\\[1\\]](pasted-picture:0)中\n\n![](pasted-picture:1)',
    pictures: [picture, { ...picture, alt: '' }],
  };
  expect(
    await paste(
      async () => pasted,
      (file, place) => void inserted.push([file.name, file.type, place]),
    ),
  ).toBe('写到一半，前中\n\n');
  expect(inserted).toEqual([
    ['架构.png', 'image/png', { line: 0, ch: 6 }],
    ['图片.png', 'image/png', { line: 0, ch: 9 }],
  ]);
});
