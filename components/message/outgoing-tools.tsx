'use client';

import { CircleAlert } from 'lucide-react';
import type { MessageSession } from '@/hooks/message/message-session';
import { copyText } from '@/lib/browser/copy-text';
import { showToast } from '@/lib/browser/toast-store';
import type { OutgoingMessage } from '@/lib/domain/message/schema';
import styles from './message-line.module.css';

/** Why a message was not sent, and what its sender can do: it is never sent again by itself. */
export function OutgoingTools({ outgoing, session }: { outgoing: OutgoingMessage; session: MessageSession }) {
  const { clientId, content, image, failMessage } = outgoing;
  const handleCopy = async () => {
    showToast((await copyText(content)) ? '已复制' : '复制失败，请手动选择文字复制');
  };
  return (
    <div className={styles.failure}>
      <p role="alert">
        <CircleAlert size={14} strokeWidth={2} aria-hidden />
        {failMessage}
      </p>
      <button type="button" onClick={() => void session.retry(outgoing)}>
        重试
      </button>
      {!image && (
        <button type="button" onClick={() => void handleCopy()}>
          复制
        </button>
      )}
      <button type="button" onClick={() => session.act({ type: 'discarded', clientId })}>
        删除
      </button>
    </div>
  );
}
