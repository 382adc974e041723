// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { checkedBy, isText } from '@/lib/browser/storage';
import { useToasts } from '@/lib/browser/toast-store';
import { openDraft } from './shared-draft';
import { flushDrafts } from './draft-copies';

afterEach(() => vi.restoreAllMocks());

it('a draft that the browser does not store stays in the page, which says so once', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draft = openDraft('visitor', { kind: 'comment', subjectId: 'full', schema: checkedBy(isText) });
  expect(draft.set('写了一')).toBe(false);
  expect(draft.set('写了一半')).toBe(false);
  expect(draft.get()).toBe('写了一半');
  // IndexedDB is missing, too.
  await flushDrafts();
  draft.set('写了一半多');
  await flushDrafts();
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    '浏览器的存储空间已满或被禁用，没写完的内容只保留在这个页面里',
  ]);
});
