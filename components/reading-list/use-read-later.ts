'use client';

import { useStored } from '@/hooks/ui/use-stored';
import { showLinkToast } from '@/lib/browser/link-toast';
import { showToast } from '@/lib/browser/toast-store';
import { runUnlessUndone } from '@/lib/browser/undo';
import { routes } from '@/lib/config/routes';
import {
  listedTexts,
  listText,
  MAX_LISTED,
  readingList,
  relistTexts,
  unlistTexts,
  unreadOf,
  type ListedText,
} from '@/lib/domain/reading-list/reading-list';

const REFUSED = {
  full: `稍后读已满（${MAX_LISTED} 篇未读），移除几篇后再加`,
  unstored: '浏览器没有空间或禁止存储，这一篇只保留到关闭页面',
} as const;

export function removeTexts(hrefs: readonly string[], byKeyboard = false): void {
  const removed = listedTexts().filter(({ href }) => hrefs.includes(href));
  const said = (count: number) => (count === 1 ? '已移出稍后读' : `已移出稍后读 ${count} 篇`);
  unlistTexts(hrefs);
  runUnlessUndone({
    ...(removed.length === 1 ? { text: said, group: 'reading-list' } : { text: said(removed.length) }),
    about: `reading-list ${hrefs.join(' ')}`,
    action: () => {},
    onUndo: () => relistTexts(removed),
    byKeyboard,
  });
}

const LISTED = { text: '已加入稍后读', href: routes.readingList(), linkLabel: '查看', tone: 'done' } as const;
let shownToast = 0;

export function useReadLater(text: ListedText) {
  const entries = useStored(readingList) ?? [];
  const listed = entries.some(({ href }) => href === text.href);
  const toggle = () => {
    if (listed) return removeTexts([text.href]);
    const outcome = listText(text);
    if (outcome !== 'listed') showToast(REFUSED[outcome], 'failed');
    else shownToast = showLinkToast({ ...LISTED, replaces: shownToast });
  };
  return { listed, unread: unreadOf(entries), toggle };
}
