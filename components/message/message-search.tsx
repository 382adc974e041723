'use client';

import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useFilterText } from '@/hooks/ui/use-filter-text';
import { foundMessages } from '@/lib/domain/message/found-messages';
import type { Message } from '@/lib/domain/message/schema';
import './message-marks.css';
import controls from '@/styles/controls.module.css';
import styles from './message-search.module.css';

interface MessageSearchProps {
  messages: readonly Message[];
  scroller: RefObject<HTMLElement | null>;
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  onOlder: () => void;
  onShow: (id: string) => void;
  onClose: () => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Searches what is loaded of a chat, from the latest message on. Ctrl+F stays the browser's. */
export function MessageSearch({ messages, scroller, hasOlder, older, onOlder, onShow, onClose }: MessageSearchProps) {
  const [shownId, setShownId] = useState<string>();
  const show = (id: string | undefined) => {
    setShownId(id);
    if (id !== undefined) onShow(id);
  };
  const { wanted: text, isComposing, fieldProps } = useFilterText((wanted) => show(foundMessages(messages, wanted)[0]));
  const found = foundMessages(messages, text);
  const at = Math.max(0, shownId === undefined ? 0 : found.indexOf(shownId));
  useFoundMarks(scroller, text);

  const step = (by: number) => show(found.at((at + by) % found.length));
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && found.length > 0) step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const isMissing = text.trim() !== '' && found.length === 0;

  return (
    <div role="search" className={styles.bar} aria-label="搜索聊天记录">
      <label className={styles.field}>
        <Icon of="search" size={16} />
        <input
          className={controls.searchInput}
          type="search"
          aria-label="搜索已加载的消息"
          placeholder="搜索已加载的消息"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          onKeyDown={handleKey}
          {...fieldProps}
        />
      </label>
      <p className={`${styles.count} tabular`} role="status">
        {found.length > 0 && `${at + 1} / ${found.length}`}
        {isMissing && '没有找到'}
      </p>
      {isMissing && hasOlder && (
        <Button variant="quiet" size="small" pending={older === 'loading'} onClick={onOlder}>
          {older === 'failed' ? '加载失败，重试' : '加载更早的'}
        </Button>
      )}
      <IconButton label="上一处" title="上一处（Enter）" disabled={found.length === 0} onClick={() => step(1)}>
        <ChevronUp {...ICON} />
      </IconButton>
      <IconButton label="下一处" title="下一处（Shift + Enter）" disabled={found.length === 0} onClick={() => step(-1)}>
        <ChevronDown {...ICON} />
      </IconButton>
      <button className={styles.close} type="button" aria-label="关闭搜索" onClick={onClose}>
        <Icon of="close" />
      </button>
    </div>
  );
}

const MARKS = 'chat-found';

function rangesIn(words: Element, sought: string): Range[] {
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const content = node.textContent ?? '';
    const lower = content.toLowerCase();
    for (let start = lower.indexOf(sought); start >= 0; start = lower.indexOf(sought, start + sought.length)) {
      // A few letters are longer in lower case.
      if (start + sought.length > content.length) break;
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + sought.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Marks the text in the rows that are in the document, which are others after each scrolling. */
function useFoundMarks(scroller: RefObject<HTMLElement | null>, text: string): void {
  const sought = text.trim().toLowerCase();
  useEffect(() => {
    const { current: log } = scroller;
    if (!('highlights' in CSS) || sought === '' || !log) return;
    const mark = () => {
      const texts = [...log.querySelectorAll('[data-bubble] > div:last-child')];
      CSS.highlights.set(MARKS, new Highlight(...texts.flatMap((words) => rangesIn(words, sought))));
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(log, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(MARKS);
    };
  }, [scroller, sought]);
}
