'use client';

import Link from 'next/link';
import { memo } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { PreviewImage } from '@/components/ui/layer/preview-image';
import { UserText } from '@/components/ui/text/user-text';
import type { MessageSession } from '@/lib/domain/message/message-session';
import type { Message } from '@/lib/domain/message/schema';
import { isUnidentified } from '@/lib/domain/message/chat-state';
import { clockOf } from '@/lib/domain/message/times';
import { lineOf, quoteLine } from '@/lib/domain/message/conversation-list';
import { shownSize } from '@/lib/domain/message/picture-size';
import { type ChatLine } from '@/lib/domain/message/chat-rows';
import { routes } from '@/lib/config/routes';
import type { Person } from '@/lib/domain/user/schema';
import { clipText } from '@/lib/utils/clip-text';
import { isolated } from '@/lib/utils/direction';
import { formatApiTime, toIsoTime } from '@/lib/utils/time';
import { MessageTools } from './message-tools';
import { OutgoingTools } from './outgoing-tools';
import recipes from '@/styles/recipes.module.css';
import styles from './message-line.module.css';

const AVATAR_SIZE = 32;
/** How much of a message names its menu. */
const NAMED_COLUMNS = 24;

interface MessageLineProps {
  line: ChatLine;
  session: MessageSession;
  author: Person | undefined;
  partnerId: string;
  isTabStop: boolean;
  quoteRecalled: boolean;
  onQuote: (message: Message) => void;
  onJump: (id: string) => void;
}

function Line({ line, session, author, partnerId, isTabStop, quoteRecalled, onQuote, onJump }: MessageLineProps) {
  const { isOwn, message, outgoing, body, endsRun, isRead, sentAt } = line;
  if (message?.isRecalled) {
    return <p className={styles.notice}>{isOwn ? '你撤回了一条消息' : '对方撤回了一条消息'}</p>;
  }
  const { quote, image, content } = body;
  const whose = isOwn ? '我' : isolated(author?.nickname ?? '对方');
  const size = image && shownSize(image);
  // A message without text is a picture whose address was refused.
  const isRefused = !image && content === '';
  return (
    <div className={styles.line} data-own={isOwn || undefined} data-last={endsRun || undefined}>
      <div className={styles.row}>
        {endsRun && author && (
          <Link className={styles.face} href={routes.user(author.id)} prefetch={false} tabIndex={-1} aria-hidden>
            <Avatar userId={author.id} nickname={author.nickname} src={author.avatar} size={AVATAR_SIZE} />
          </Link>
        )}
        <div className={styles.bubble} data-bubble data-image={image ? '' : undefined}>
          <span className={recipes.visuallyHidden}>{`${whose}：`}</span>
          {quote && (
            <button className={styles.quote} type="button" onClick={() => onJump(quote.id)}>
              <b>
                <bdi>{quote.nickname}</bdi>
              </b>
              <bdi>{quoteLine(quote, quoteRecalled)}</bdi>
            </button>
          )}
          {image && (
            <PreviewImage
              {...size}
              className={styles.image}
              brokenClass={styles.broken}
              src={image.src}
              alt="图片消息"
              loading={size ? 'lazy' : undefined}
            />
          )}
          {isRefused && <p className={styles.broken}>图片加载失败</p>}
          {content !== '' && <UserText content={content} folded={false} />}
        </div>
        {message && !isUnidentified(message) && (
          <MessageTools
            label={`消息操作：${whose}，${clipText(lineOf(body), NAMED_COLUMNS)}`}
            message={message}
            session={session}
            partnerId={partnerId}
            isOwn={isOwn}
            isTabStop={isTabStop}
            onQuote={onQuote}
          />
        )}
        {outgoing?.status === 'sending' && <span className={styles.sending} role="img" aria-label="发送中" />}
      </div>
      {outgoing?.status === 'failed' && <OutgoingTools outgoing={outgoing} session={session} />}
      {message && endsRun && (
        <p className={styles.meta}>
          <time dateTime={toIsoTime(formatApiTime(sentAt))}>{clockOf(sentAt)}</time>
          {isOwn && <span data-read={isRead || undefined}>{isRead ? '已读' : '未读'}</span>}
        </p>
      )}
    </div>
  );
}

/** Memoised: a chat has thousands. */
export const MessageLine = memo(
  Line,
  (before, after) =>
    before.line.message === after.line.message &&
    before.line.outgoing === after.line.outgoing &&
    before.line.endsRun === after.line.endsRun &&
    before.line.isRead === after.line.isRead &&
    before.isTabStop === after.isTabStop &&
    before.author === after.author &&
    before.quoteRecalled === after.quoteRecalled,
);
