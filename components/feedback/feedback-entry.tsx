'use client';

import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import type { Feedback } from '@/lib/domain/feedback/schema';
import { isolated } from '@/lib/utils/direction';
import { FeedbackBody } from './feedback-body';
import styles from './feedback-list.module.css';
import { FeedbackReactions } from './feedback-reactions';
import { OwnFeedbackTools } from './own-feedback-tools';

interface FeedbackEntryProps {
  feedback: Feedback;
  readAt: number;
  sought: boolean;
  body?: ReactNode;
  onEdit: () => void;
}

export function FeedbackEntry({ feedback, readAt, sought, body, onEdit }: FeedbackEntryProps) {
  const { id, userId, nickname, avatar, createTime, updateTime } = feedback;
  const { user } = useSession();
  const entry = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sought) entry.current?.scrollIntoView({ block: 'center' });
  }, [sought]);
  return (
    <article
      ref={entry}
      id={`feedback-${id}`}
      className={styles.entry}
      data-sought={sought || undefined}
      aria-label={`${isolated(nickname)} 的反馈`}
    >
      <header className={styles.head}>
        <Avatar userId={userId} nickname={nickname} src={avatar} size={36} />
        <Link className={styles.nickname} href={routes.user(userId)} prefetch={false}>
          <bdi>{nickname}</bdi>
        </Link>
        <a className={styles.time} href={routes.feedback(id)} title="这条反馈的链接">
          <RelativeTime value={createTime} renderedAt={readAt} />
        </a>
        {updateTime !== '' && updateTime !== createTime && <span className={styles.edited}>已编辑</span>}
        <span className={styles.tools}>{user?.id === userId && <OwnFeedbackTools id={id} onEdit={onEdit} />}</span>
      </header>
      <div className={styles.body}>
        {/* Remounts the body when its text changes. */}
        {body ?? <FeedbackBody key={`${feedback.html}\n${feedback.content}`} feedback={feedback} />}
      </div>
      <FeedbackReactions feedback={feedback} />
    </article>
  );
}
