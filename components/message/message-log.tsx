'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useNow } from '@/components/ui/text/use-now';
import type { MessageSession } from '@/lib/domain/message/message-session';
import type { useChat } from './use-chat';
import { useLongPress } from './use-long-press';
import { showToast } from '@/lib/browser/toast-store';
import type { Message } from '@/lib/domain/message/schema';
import { chatLine, countRows } from '@/lib/domain/message/chat-rows';
import { lineOf } from '@/lib/domain/message/conversation-list';
import type { Person } from '@/lib/domain/user/schema';
import { dayLabel } from '@/lib/utils/day-label';
import { isolated } from '@/lib/utils/direction';
import { MessageLine } from './message-line';
import { MessageSearch } from './message-search';
import { LogScrolling, openTools } from './message-tools';
import { useLogScroll } from './use-log-scroll';
import { useNewLine } from './use-new-line';
import recipes from '@/styles/recipes.module.css';
import styles from './message-log.module.css';

interface MessageLogProps {
  chat: ReturnType<typeof useChat>;
  session: MessageSession;
  partner: Person;
  user: Person | undefined;
  onQuote: (message: Message) => void;
  /** Closes the search; undefined while there is none. */
  onSearched?: (() => void) | undefined;
}

const OLDER_LABELS = { idle: '加载更早的消息', loading: '加载中…', failed: '加载失败，点击重试' };

const MARKED_MS = 1_600;

/** Messages by day. New ones are announced, and counted in a button while scrolled up. */
export function MessageLog({ chat, session, partner, user, onQuote, onSearched }: MessageLogProps) {
  const { id: partnerId, nickname } = partner;
  const { rows, unseen, recalled, hasOlder, older, loadOlder } = chat;
  const onOlder = hasOlder && older === 'idle' ? loadOlder : undefined;
  const {
    scroller,
    sizer,
    measureRow,
    items,
    isScrolling,
    firstShown = 0,
    lastShown = 0,
    scrollToRow,
    atEnd,
    toEnd,
    handleScroll,
    followFocus,
  } = useLogScroll({ rows, onOlder });
  const now = useNow();
  const longPress = useLongPress(openTools);
  const newFrom = useNewLine({ messages: rows.messages, session, partnerId, atEnd });
  const newIndex = newFrom === undefined ? -1 : rows.messages.findIndex(({ id }) => id === newFrom);
  // Before the first scrolling the rows are those of the beginning.
  const [hasScrolled, setHasScrolled] = useState(false);
  // Reached once: a line that later messages push up is not offered again.
  const [reached, setReached] = useState<string>();
  const isNewShown = hasScrolled && newIndex >= firstShown && newIndex <= lastShown;
  if (isNewShown && reached !== newFrom) setReached(newFrom);
  const count = countRows(rows);
  const news = useNews(
    rows.messages.findLast(({ fromId }) => fromId === partnerId),
    nickname,
  );

  useEffect(() => {
    const see = () => {
      if (atEnd && document.visibilityState === 'visible') session.see(partnerId);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [session, partnerId, atEnd, count, unseen]);

  const [marked, setMarked] = useState<string>();
  const showMarked = useEffectEvent((id: string) =>
    scrollToRow(rows.messages.findIndex((message) => message.id === id)),
  );
  useEffect(() => {
    if (marked === undefined) return;
    showMarked(marked);
    const timer = setTimeout(() => setMarked(undefined), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  const handleJump = async (id: string) => {
    const found = await session.findMessage(partnerId, id).catch(() => false);
    if (found) setMarked(id);
    else showToast('没有找到引用的消息，它可能已被删除');
  };

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
      {onSearched && (
        <MessageSearch
          messages={rows.messages}
          scroller={scroller}
          hasOlder={hasOlder}
          older={older}
          onOlder={() => void loadOlder()}
          onShow={setMarked}
          onClose={onSearched}
        />
      )}
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        // Announcements are below, because loading older messages is no news.
        aria-live="off"
        aria-label={`与 ${isolated(nickname)} 的聊天记录`}
        tabIndex={0}
        onScroll={() => {
          setHasScrolled(true);
          handleScroll();
        }}
        onKeyDown={handleKey}
        {...followFocus}
        {...longPress}
      >
        <div ref={sizer} className={styles.rows}>
          <div className={styles.older}>
            {hasOlder ? (
              <Button variant="quiet" size="small" pending={older === 'loading'} onClick={() => void loadOlder()}>
                {OLDER_LABELS[older]}
              </Button>
            ) : (
              count > 0 && '没有更早的消息了'
            )}
          </div>
          <LogScrolling value={isScrolling}>
            {items.map(({ key, index }) => {
              const line = chatLine(rows, index);
              if (!line) return null;
              return (
                <div
                  key={key}
                  ref={measureRow}
                  className={styles.row}
                  data-index={index}
                  data-marked={(marked !== undefined && marked === line.message?.id) || undefined}
                >
                  {line.day !== '' && (
                    <p className={styles.day}>
                      <span>{dayLabel(line.day, now)}</span>
                    </p>
                  )}
                  {newFrom !== undefined && newFrom === line.message?.id && (
                    <p className={styles.newLine}>以下是新消息</p>
                  )}
                  <MessageLine
                    line={line}
                    session={session}
                    author={line.isOwn ? user : partner}
                    partnerId={partnerId}
                    isTabStop={index === lastShown}
                    quoteRecalled={line.body.quote !== null && recalled.has(line.body.quote.id)}
                    onQuote={onQuote}
                    onJump={(id) => void handleJump(id)}
                  />
                </div>
              );
            })}
          </LogScrolling>
        </div>
        {count === 0 && <EmptyState of="message">还没有消息，打个招呼吧</EmptyState>}
      </div>
      {newIndex >= 0 && newIndex < firstShown && reached !== newFrom && (
        <button className={`${styles.floating} ${styles.toNew}`} type="button" onClick={() => scrollToRow(newIndex)}>
          <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
          <span>从新消息看起</span>
        </button>
      )}
      {!atEnd && (
        <button className={`${styles.floating} ${styles.toEnd}`} type="button" onClick={toEnd}>
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
          <span>{unseen > 0 ? `${unseen} 条新消息` : '回到最新'}</span>
        </button>
      )}
      <p className={recipes.visuallyHidden} role="status">
        {news}
      </p>
    </div>
  );
}

function useNews(message: Message | undefined, nickname: string): string {
  const shown = useRef(message?.id);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!message || message.id === shown.current) return;
    shown.current = message.id;
    setNews(message.isRecalled ? '' : `${nickname}：${lineOf(message)}`);
  }, [message, nickname]);
  return news;
}
