'use client';

import { MessageCircle, ThumbsUp } from 'lucide-react';
import type { RefObject } from 'react';
import { ToggleButton } from '@/components/ui/toggle-button';
import { useLikeComment } from '@/hooks/comment/use-like-comment';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';
import { toggleReply } from '@/lib/domain/comment/store';
import { isReply } from '@/lib/domain/comment/utils';
import styles from './comment-tools.module.css';

interface CommentToolsProps {
  subject: CommentSubject;
  comment: Comment | Reply;
  /** Its reply box is open. */
  replying: boolean;
  replyButton: RefObject<HTMLButtonElement | null>;
  /** Undefined for who may not delete it. */
  onDelete: (() => void) | undefined;
}

/** Like, reply and delete of one comment. */
export function CommentTools({ subject, comment, replying, replyButton, onDelete }: CommentToolsProps) {
  const { id, isLiker, likeCounts } = comment;
  const like = useLikeComment(subject, comment);
  const replies = isReply(comment) ? 0 : comment.children.length;
  return (
    <>
      <ToggleButton
        {...like}
        className={styles.tool}
        icon={<ThumbsUp size={16} strokeWidth={1.5} fill={isLiker ? 'currentColor' : 'none'} aria-hidden />}
        label="点赞"
        pressedLabel="已赞"
        count={likeCounts || undefined}
        compact={Boolean(likeCounts)}
      />
      <button
        ref={replyButton}
        className={styles.tool}
        type="button"
        aria-expanded={replying}
        onClick={() => toggleReply(id)}
      >
        <MessageCircle size={16} strokeWidth={1.5} aria-hidden />
        {replying ? '收起回复' : `回复 ${replies || ''}`.trim()}
      </button>
      {onDelete && (
        <button className={styles.tool} type="button" onClick={onDelete}>
          删除
        </button>
      )}
    </>
  );
}
