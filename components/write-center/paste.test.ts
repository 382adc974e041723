import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toastTexts } from '@/test/render';
import { followPastes, type PasteActions } from './paste';

async function paste(toMarkdown: PasteActions['toMarkdown']): Promise<string> {
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
  };
  const onPasted = vi.fn();
  followPastes({ editor } as never, { images: {} as never, toMarkdown, onPasted });
  const data: Record<string, string> = { 'text/html': '<p>粘贴的<b>字</b></p>', 'text/plain': '粘贴的字' };
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [] };
  handlers.get('paste')?.(editor, { clipboardData, preventDefault: () => undefined });
  await waitFor(() => expect(onPasted).toHaveBeenCalledOnce());
  return content;
}

test('pasted html is inserted as Markdown', async () => {
  expect(await paste(async () => '粘贴的**字**')).toBe('写到一半，粘贴的**字**');
  expect(toastTexts()).toEqual([]);
});

test('pasted html that cannot be converted is inserted as its plain text', async () => {
  expect(await paste(() => Promise.reject(new Error('broken')))).toBe('写到一半，粘贴的字');
  expect(toastTexts()).toEqual([]);
});
