'use client';

import { useRef, type ReactNode } from 'react';
import { CommentBox } from '@/components/comment/comment-box';
import { CommentText } from '@/components/comment/comment-text';
import { CommentTools } from '@/components/comment/comment-tools';
import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/relative-time';
import { routes } from '@/lib/config/routes';
import type { Comment, Reply } from '@/lib/domain/comment/schema';
import { closeReply, useOpenReply } from '@/lib/domain/comment/store';
import { isReply, mayDelete } from '@/lib/domain/comment/utils';
import { CommentImage } from './comment-image';
import styles from './comment-thread.module.css';

/** What every comment of an article is shown with. */
export interface CommentContext {
  articleId: string;
  /** Id of the article's author, whose comments carry a badge. */
  authorId: string;
  /** Undefined for a visitor. */
  viewerId: string | undefined;
  /** Epoch milliseconds that relative times begin with. */
  now: number;
  /** The comment that a link names. */
  linkedId: string | undefined;
  onDelete: (comment: Comment | Reply) => void;
}

interface CommentBodyProps {
  comment: Comment | Reply;
  avatarSize: number;
  context: CommentContext;
  children?: ReactNode;
}

/** One comment or reply: who, what, when, and what can be done with it. */
export function CommentBody({ comment, avatarSize, context, children }: CommentBodyProps) {
  const { id, userId, nickname, avatar, job, content, commentImage, createTime } = comment;
  const { articleId, authorId, viewerId, now, linkedId, onDelete } = context;
  const answered = isReply(comment) && comment.replyNickname !== '' ? comment : undefined;
  const replying = useOpenReply((open) => open.id === id);
  const replyButton = useRef<HTMLButtonElement>(null);
  const handleReplied = () => {
    closeReply(id);
    replyButton.current?.focus();
  };
  return (
    <article
      className={styles.comment}
      id={`comment-${id}`}
      tabIndex={-1}
      aria-label={`${nickname} 的评论`}
      data-linked={linkedId === id || undefined}
    >
      <a className={styles.face} href={routes.user(userId)} target="_blank" rel="noopener" tabIndex={-1} aria-hidden>
        <Avatar userId={userId} nickname={nickname} src={avatar} size={avatarSize} />
      </a>
      <div className={styles.main}>
        <p className={styles.who}>
          <a href={routes.user(userId)} target="_blank" rel="noopener">
            {nickname}
          </a>
          {userId === authorId && <span className={styles.author}>作者</span>}
          {answered && (
            <span className={styles.to}>
              回复{' '}
              <a href={routes.user(answered.replyUserId)} target="_blank" rel="noopener">
                @{answered.replyNickname}
              </a>
            </span>
          )}
          {job !== '' && <span className={styles.job}>{job}</span>}
        </p>
        <CommentText content={content} />
        {commentImage !== '' && <CommentImage src={commentImage} />}
        {answered && answered.replyComment !== '' && (
          <blockquote className={styles.quote}>
            <p>“{answered.replyComment}”</p>
          </blockquote>
        )}
        <div className={styles.meta}>
          <RelativeTime value={createTime} renderedAt={now} />
          <CommentTools
            articleId={articleId}
            comment={comment}
            replying={replying}
            replyButton={replyButton}
            onDelete={mayDelete(comment, authorId, viewerId) ? () => onDelete(comment) : undefined}
          />
        </div>
        {replying && (
          <div className={styles.reply}>
            <CommentBox articleId={articleId} authorId={authorId} answers={comment} focused onDone={handleReplied} />
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
