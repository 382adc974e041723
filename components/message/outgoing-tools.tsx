'use client';

import { CircleAlert } from 'lucide-react';
import type { MessageSession } from '@/lib/domain/message/message-session';
import type { OutgoingMessage } from '@/lib/domain/message/schema';
import { copyMessage } from './message-tools';
import styles from './message-line.module.css';

export function OutgoingTools({ outgoing, session }: { outgoing: OutgoingMessage; session: MessageSession }) {
  const { clientId, content, image, failMessage } = outgoing;
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
        <button type="button" onClick={() => void copyMessage(content)}>
          复制
        </button>
      )}
      <button type="button" onClick={() => session.act({ kind: 'discarded', clientId })}>
        删除
      </button>
    </div>
  );
}
