import { ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { RelativeTime } from '@/components/ui/relative-time/relative-time';
import { routes } from '@/lib/config/routes';
import type { Comment, Reply } from '@/lib/domain/comment/schema';
import { formatCount } from '@/lib/utils/format-count';
import styles from './comment-thread.module.css';

interface CommentBodyProps {
  comment: Comment | Reply;
  /** Id of the article's author, whose comments carry a badge. */
  authorId: string;
  avatarSize: number;
  now: number;
  children?: ReactNode;
}

/** One comment or reply: who, what, when. */
export function CommentBody({ comment, authorId, avatarSize, now, children }: CommentBodyProps) {
  const { userId, nickname, avatar, job, content, commentImage, createTime, likeCounts } = comment;
  const isReply = 'replyComment' in comment;
  return (
    <article className={styles.comment} id={`comment-${comment.id}`} aria-label={`${nickname} 的评论`}>
      <a className={styles.face} href={routes.user(userId)} target="_blank" rel="noopener" tabIndex={-1} aria-hidden>
        <Avatar userId={userId} nickname={nickname} src={avatar} size={avatarSize} />
      </a>
      <div className={styles.main}>
        <p className={styles.who}>
          <a href={routes.user(userId)} target="_blank" rel="noopener">
            {nickname}
          </a>
          {userId === authorId && <span className={styles.author}>作者</span>}
          {isReply && comment.replyNickname !== '' && (
            <span className={styles.to}>
              回复{' '}
              <a href={routes.user(comment.replyUserId)} target="_blank" rel="noopener">
                @{comment.replyNickname}
              </a>
            </span>
          )}
          {job !== '' && <span className={styles.job}>{job}</span>}
        </p>
        <p className={styles.content}>{content}</p>
        {commentImage !== '' && (
          <a className={styles.image} href={commentImage} target="_blank" rel="noopener noreferrer nofollow">
            <img src={commentImage} alt="评论图片" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
          </a>
        )}
        {isReply && comment.replyNickname !== '' && comment.replyComment !== '' && (
          <blockquote className={styles.quote}>“{comment.replyComment}”</blockquote>
        )}
        <p className={styles.meta}>
          <RelativeTime value={createTime} renderedAt={now} />
          {likeCounts > 0 && (
            <span className={styles.likes}>
              <ThumbsUp size={16} strokeWidth={1.5} aria-hidden />
              <span className="visually-hidden">赞</span>
              {formatCount(likeCounts)}
            </span>
          )}
        </p>
        {children}
      </div>
    </article>
  );
}
