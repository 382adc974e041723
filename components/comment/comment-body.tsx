'use client';

import { useRef, type ReactNode } from 'react';
import { PreviewImage } from '@/components/ui/layer/preview-image';
import { RowMenuButton } from '@/components/ui/list/row-menu-button';
import { RelativeTime } from '@/components/ui/text/relative-time';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';
import { commentSubject } from '@/lib/domain/comment/comment-subject';
import { closeReply, useOpenReply } from '@/lib/domain/comment/open-reply';
import { mayDelete } from '@/lib/domain/comment/thread';
import { CommentBox } from './comment-box';
import { CommentText } from './comment-text';
import { CommentTools, ReplyButton } from './comment-tools';
import { CommentView } from './comment-view';
import styles from './comment-thread.module.css';

export interface CommentContext {
  subject: CommentSubject;
  viewerId: string | undefined;
  /** Start of relative times, in epoch milliseconds. */
  now: number;
  linkedId: string | undefined;
  onDelete: (comment: Comment | Reply) => void;
}

interface CommentBodyProps {
  comment: Comment | Reply;
  context: CommentContext;
  small?: boolean;
  isHot?: boolean;
  children?: ReactNode;
}

export function CommentBody({ comment, context, small = false, isHot = false, children }: CommentBodyProps) {
  const { id, content, commentImage, createTime } = comment;
  const { subject, viewerId, now, linkedId, onDelete } = context;
  const replying = useOpenReply((open) => open.id === id);
  const replyButton = useRef<HTMLButtonElement>(null);
  const handleReplied = () => {
    closeReply(id);
    replyButton.current?.focus();
  };
  const tools = (
    <>
      {viewerId !== comment.userId && <RowMenuButton className={styles.more} subject={commentSubject(comment)} />}
      <CommentTools
        subject={subject}
        comment={comment}
        onDelete={mayDelete(comment, subject, viewerId) ? () => onDelete(comment) : undefined}
      >
        <ReplyButton ref={replyButton} comment={comment} replying={replying} />
      </CommentTools>
    </>
  );
  return (
    <CommentView
      comment={comment}
      subject={subject}
      linked={linkedId === id}
      small={small}
      isHot={isHot}
      text={<CommentText content={content} />}
      time={<RelativeTime value={createTime} renderedAt={now} />}
      picture={
        <PreviewImage
          className={styles.image}
          brokenClass={styles.broken}
          src={commentImage}
          alt="评论图片"
          loading="lazy"
        />
      }
      tools={tools}
    >
      {replying && (
        <div className={styles.reply}>
          <CommentBox subject={subject} answers={comment} focused onDone={handleReplied} />
        </div>
      )}
      {children}
    </CommentView>
  );
}
