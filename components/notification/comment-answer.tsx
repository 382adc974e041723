'use client';

import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CommentBox } from '@/components/comment/comment-box';
import { useLikeComment } from '@/components/comment/use-like-comment';
import { ErrorState } from '@/components/ui/state/error-state';
import { commentQueries } from '@/lib/domain/comment/queries';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';
import { linkedComment } from '@/lib/domain/comment/thread';
import type { Notification } from '@/lib/domain/notification/schema';
import { commentLink } from '@/lib/domain/notification/subject';
import { AnswerTools } from './answer-tools';
import type { Answer } from './notification-answer';
import styles from './notification-answer.module.css';

interface CommentAnswerProps {
  notification: Notification;
  /** The tool that was pressed before this was loaded. */
  answer: Answer;
}

export function CommentAnswer({ notification, answer }: CommentAnswerProps) {
  const { kind, id } = notification.subject;
  const { data: comments, isError, error, isFetching, refetch } = useQuery(commentQueries.of({ kind, id }));
  if (isError && !comments) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!comments) return <p className={styles.note}>加载中…</p>;
  const comment = linkedComment(comments, commentLink(notification) ?? '');
  if (!comment) return <p className={styles.note}>这条评论已被删除</p>;
  // An answer is for whom it answers: the owner of the article is not told.
  const subject = { kind, id, ownerId: '' };
  return <Tools subject={subject} comment={comment} answer={answer} />;
}

interface ToolsProps {
  subject: CommentSubject;
  comment: Comment | Reply;
  answer: Answer;
}

function Tools({ subject, comment, answer }: ToolsProps) {
  const like = useLikeComment(subject, comment);
  const [replying, setReplying] = useState(answer === 'reply');
  const [replied, setReplied] = useState(false);
  const hasLiked = useRef(false);
  const likeOnce = useEffectEvent(() => {
    if (answer !== 'like' || comment.isLiker || hasLiked.current) return;
    hasLiked.current = true;
    like.onToggle();
  });
  useEffect(() => likeOnce(), []);
  return (
    <>
      <AnswerTools like={like} nickname={comment.nickname} replying={replying} onReply={() => setReplying(!replying)}>
        {replied && (
          <span className={styles.note}>
            <Check size={16} strokeWidth={1.75} aria-hidden />
            已回复
          </span>
        )}
      </AnswerTools>
      {replying && (
        <div className={styles.box}>
          <CommentBox
            subject={subject}
            answers={comment}
            focused
            onDone={() => {
              setReplying(false);
              setReplied(true);
            }}
          />
        </div>
      )}
    </>
  );
}
