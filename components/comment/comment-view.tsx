import type { ReactNode } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { routes } from '@/lib/config/routes';
import type { Comment, CommentSubject, Reply } from '@/lib/domain/comment/schema';
import { isReply } from '@/lib/domain/comment/thread';
import { isolated } from '@/lib/utils/direction';
import styles from './comment-thread.module.css';

const AVATAR_SIZE = 40;
const REPLY_AVATAR_SIZE = 28;

interface CommentViewProps {
  comment: Comment | Reply;
  subject: CommentSubject;
  linked?: boolean;
  small?: boolean;
  isHot?: boolean;
  text: ReactNode;
  time: ReactNode;
  picture?: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
}

export function CommentView(props: CommentViewProps) {
  const { comment, subject, linked, small = false, isHot = false, text, time, picture, tools, children } = props;
  const { id, userId, nickname, avatar, job, commentImage } = comment;
  const answered = isReply(comment) ? comment : undefined;
  return (
    <article
      className={styles.comment}
      id={`comment-${id}`}
      tabIndex={-1}
      aria-label={`${isolated(nickname)} 的评论`}
      data-linked={linked || undefined}
    >
      <a className={styles.face} href={routes.user(userId)} target="_blank" rel="noopener" tabIndex={-1} aria-hidden>
        <Avatar
          userId={userId}
          nickname={nickname}
          src={avatar}
          size={answered || small ? REPLY_AVATAR_SIZE : AVATAR_SIZE}
        />
      </a>
      <div>
        <p className={styles.who}>
          <a href={routes.user(userId)} {...NEW_TAB} rel="noopener">
            <bdi>{nickname}</bdi>
          </a>
          {userId === subject.ownerId && <span className={styles.owner}>作者</span>}
          {isHot && <span className={styles.hot}>热评</span>}
          {job !== '' && (
            <span className={styles.job}>
              <bdi>{job}</bdi>
            </span>
          )}
          {answered && answered.replyNickname !== '' && (
            <span className={styles.to}>
              回复{' '}
              <a href={routes.user(answered.replyUserId)} {...NEW_TAB} rel="noopener">
                <bdi>@{answered.replyNickname}</bdi>
              </a>
            </span>
          )}
        </p>
        {answered && answered.replyNickname !== '' && answered.replyComment !== '' && (
          <blockquote className={styles.quote}>
            <p className={styles.quoted}>
              “<bdi>{answered.replyComment}</bdi>”
            </p>
          </blockquote>
        )}
        {text}
        {commentImage !== '' && picture}
        <div className={styles.meta}>
          {time}
          {tools}
        </div>
        {children}
      </div>
    </article>
  );
}
