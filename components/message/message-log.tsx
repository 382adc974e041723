'use client';

import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import type { MessageSession } from '@/hooks/message/message-session';
import type { useChat } from '@/hooks/message/use-chat';
import { showToast } from '@/lib/browser/toast-store';
import type { Message } from '@/lib/domain/message/schema';
import { lineOf } from '@/lib/domain/message/utils';
import { dayLabel } from '@/lib/utils/time';
import { MessageLine } from './message-line';
import { useLogScroll } from './use-log-scroll';
import styles from './message-log.module.css';

interface MessageLogProps {
  chat: ReturnType<typeof useChat>;
  session: MessageSession;
  partnerId: string;
  nickname: string;
  onQuote: (message: Message) => void;
}

/** Pages that a jump to a quoted message loads at most. */
const MOST_JUMP_PAGES = 20;

const rowOf = (scroller: HTMLElement | null, id: string) =>
  scroller?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);

/** The messages of a chat by day. New ones are announced politely, and counted in a button while the reader is further up. */
export function MessageLog({ chat, session, partnerId, nickname, onQuote }: MessageLogProps) {
  const { lines, unseen, recalled, hasOlder, older, loadOlder } = chat;
  const canLoad = hasOlder && older === 'idle';
  const { scroller, atEnd, toEnd, handleScroll } = useLogScroll({ lines, onOlder: canLoad ? loadOlder : undefined });
  const [now] = useState(() => Date.now());
  const [jumpTo, setJumpTo] = useState<{ id: string; pages: number } | null>(null);
  const last = lines.at(-1);
  const news = useNews(
    lines.findLast(({ isOwn, message }) => !isOwn && message),
    nickname,
  );

  useEffect(() => {
    const see = () => {
      if (atEnd && document.visibilityState === 'visible') session.see(partnerId);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [session, partnerId, atEnd, last?.key, unseen]);

  useEffect(() => {
    if (!jumpTo) return;
    const row = rowOf(scroller.current, jumpTo.id);
    if (row) {
      row.scrollIntoView({ block: 'center' });
      row.dataset.flash = '';
      setTimeout(() => delete row.dataset.flash, 1_600);
    } else if (hasOlder && older !== 'failed' && jumpTo.pages < MOST_JUMP_PAGES) {
      void loadOlder().then(() => setJumpTo({ id: jumpTo.id, pages: jumpTo.pages + 1 }));
      return;
    } else {
      showToast('没有找到引用的消息，它可能已被删除');
    }
    setJumpTo(null);
    // Only its own steps: `lines` change with every message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [jumpTo]);

  /** Arrow keys move between the messages' menus, of which the tab key reaches the last. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const buttons = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-tools] > button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? undefined : buttons[at + (event.key === 'ArrowUp' ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div className={styles.area}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        // What is announced stands below: older messages that are loaded are no news.
        aria-live="off"
        aria-label={`与 ${nickname} 的聊天记录`}
        tabIndex={0}
        onScroll={handleScroll}
        onKeyDown={handleKey}
      >
        <div className={styles.lines}>
          <div className={styles.older}>
            {older === 'failed' ? (
              <ErrorState onRetry={() => void loadOlder()} />
            ) : hasOlder ? (
              <Button variant="quiet" size="small" pending={older === 'loading'} onClick={() => void loadOlder()}>
                {older === 'loading' ? '加载中…' : '加载更早的消息'}
              </Button>
            ) : (
              lines.length > 0 && '没有更早的消息了'
            )}
          </div>
          {lines.length === 0 && <p className={styles.empty}>还没有消息，打个招呼吧</p>}
          {lines.map((line) => (
            <div key={line.key} data-line data-id={line.message?.id}>
              {line.day !== '' && (
                <p className={styles.day}>
                  <span>{dayLabel(line.day, now)}</span>
                </p>
              )}
              <MessageLine
                line={line}
                session={session}
                nickname={nickname}
                partnerId={partnerId}
                isLast={line === last}
                quoteRecalled={line.body.quote !== null && recalled.has(line.body.quote.id)}
                onQuote={onQuote}
                onJump={(id) => setJumpTo({ id, pages: 0 })}
              />
            </div>
          ))}
        </div>
      </div>
      {!atEnd && (
        <button className={styles.toEnd} type="button" onClick={toEnd}>
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
          {unseen > 0 ? `${unseen} 条新消息` : '回到最新'}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

/** The partner's latest message in words, when it came after the chat was opened. */
function useNews(line: { key: string; message: Message | undefined } | undefined, nickname: string): string {
  const shown = useRef(line?.key);
  const [news, setNews] = useState('');
  const { key, message } = line ?? {};
  useEffect(() => {
    if (key === undefined || key === shown.current || !message) return;
    shown.current = key;
    setNews(message.isRecalled ? '' : `${nickname}：${lineOf(message)}`);
  }, [key, message, nickname]);
  return news;
}
