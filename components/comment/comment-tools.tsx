'use client';

import { MessageCircle, ThumbsUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useLikeComment } from './use-like-comment';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';
import { toggleReply } from '@/lib/domain/comment/open-reply';
import { isReply } from '@/lib/domain/comment/thread';
import styles from './comment-tools.module.css';

interface CommentToolsProps {
  subject: CommentSubject;
  comment: Comment | Reply;
  children: ReactNode;
  onDelete: (() => void) | undefined;
}

export function CommentTools({ subject, comment, onDelete, children }: CommentToolsProps) {
  const { isLiker, likeCounts } = comment;
  const like = useLikeComment(subject, comment);
  return (
    <>
      <ToggleButton
        {...like}
        warm
        shortcut="l"
        className={styles.tool}
        icon={<ThumbsUp size={16} strokeWidth={1.5} fill={isLiker ? 'currentColor' : 'none'} aria-hidden />}
        label="点赞"
        pressedLabel="已赞"
        count={likeCounts || undefined}
        compact={Boolean(likeCounts)}
      />
      {children}
      {onDelete && (
        <button className={styles.tool} type="button" onClick={onDelete}>
          删除
        </button>
      )}
    </>
  );
}

interface ReplyButtonProps {
  comment: Comment | Reply;
  replying: boolean;
  ref: RefObject<HTMLButtonElement | null>;
}

export function ReplyButton({ comment, replying, ref }: ReplyButtonProps) {
  const replies = isReply(comment) ? 0 : comment.children.length;
  return (
    <button
      ref={ref}
      className={styles.tool}
      type="button"
      aria-expanded={replying}
      aria-keyshortcuts="r"
      onClick={() => toggleReply(comment.id)}
    >
      <MessageCircle size={16} strokeWidth={1.5} aria-hidden />
      <span>{replying ? '收起回复' : replyLabel(replies)}</span>
    </button>
  );
}

const replyLabel = (replies: number) => `回复 ${replies || ''}`.trim();
