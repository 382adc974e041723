'use client';

import { createContext, use, useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { Popover } from '@/components/ui/layer/popover';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { useDeleteMessage, useRecallMessage } from './use-message-actions';
import { copyText } from '@/lib/browser/copy-text';
import { showToast } from '@/lib/browser/toast-store';
import type { Message } from '@/lib/domain/message/schema';
import { countdown, recallableFor } from '@/lib/domain/message/times';
import { serverNow } from '@/lib/http/server-clock';
import menu from '@/components/ui/layer/menu-entry.module.css';
import styles from './message-line.module.css';

interface MessageToolsProps {
  label: string;
  message: Message;
  session: MessageSession;
  partnerId: string;
  isOwn: boolean;
  isTabStop: boolean;
  onQuote: (message: Message) => void;
}

/** Whether the chat is scrolling, which defers menus of new rows. */
export const LogScrolling = createContext(false);

/** A message's menu, deferred while scrolling: a fling passes hundreds. */
export function MessageTools(props: MessageToolsProps) {
  const isScrolling = use(LogScrolling);
  const [made, setMade] = useState(!isScrolling);
  if (!made && !isScrolling) setMade(true);
  return made ? <Menu {...props} /> : <div className={styles.tools} />;
}

function Menu({ label, isTabStop, ...props }: MessageToolsProps) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.tools} data-tools data-open={open || undefined}>
      <Popover
        label={label}
        trigger={<i className={styles.dots} />}
        panelClass={menu.panel}
        tabIndex={isTabStop ? undefined : -1}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        {open && <Entries {...props} onDelete={() => setAsking(true)} />}
      </Popover>
      {asking && <DeleteMessage {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}

export function openTools(element: Element): void {
  const button = element.closest('[data-index]')?.querySelector<HTMLButtonElement>('[data-tools] > button');
  if (!button?.popoverTargetElement?.matches(':popover-open')) button?.click();
}

export async function copyMessage(text: string) {
  showToast((await copyText(text)) ? '已复制' : '复制失败，请手动选择文字复制');
}

function Entries({
  message,
  session,
  isOwn,
  onQuote,
  onDelete,
}: Omit<MessageToolsProps, 'label' | 'isTabStop'> & { onDelete: () => void }) {
  const remaining = useRemaining(message);
  const recall = useRecallMessage(session, message);
  const isRecallable = isOwn && remaining > 0;
  return (
    <>
      <button className={menu.entry} type="button" data-close onClick={() => onQuote(message)}>
        引用
      </button>
      {!message.image && (
        <button className={menu.entry} type="button" data-close onClick={() => void copyMessage(message.content)}>
          复制
        </button>
      )}
      {isRecallable ? (
        <button className={menu.entry} type="button" data-close onClick={() => recall.run()}>
          撤回 <span className={styles.countdown}>{countdown(remaining)}</span>
        </button>
      ) : (
        <button className={menu.entry} type="button" data-close onClick={onDelete}>
          删除
        </button>
      )}
    </>
  );
}

const TICK_MS = 500;

/** Countdown of the time to recall, in milliseconds, by the API's clock. */
function useRemaining(message: Message): number {
  const [remaining, setRemaining] = useState(() => recallableFor(message, serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setRemaining(recallableFor(message, serverNow())), TICK_MS);
    return () => clearInterval(timer);
  }, [message]);
  return remaining;
}

function DeleteMessage({
  message,
  session,
  partnerId,
  onClose,
}: Omit<MessageToolsProps, 'label' | 'isTabStop' | 'onQuote'> & { onClose: () => void }) {
  const deletion = useDeleteMessage(session, partnerId, message.id);
  return (
    <ConfirmDialog
      title="删除消息"
      question="只在你这里删除，对方仍能看到，删除后无法恢复，确定删除这条消息吗？"
      confirmLabel="删除"
      pending={deletion.pending}
      onConfirm={() => deletion.run()}
      onClose={onClose}
    />
  );
}
