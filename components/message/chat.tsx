'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { useChat } from './use-chat';
import { useQuoteInDraft } from './use-message-draft';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { RESTRICT_NOTICES } from '@/lib/domain/message/constants';
import type { Message } from '@/lib/domain/message/schema';
import { userQueries } from '@/lib/domain/user/queries';
import { lookUp } from '@/lib/utils/look-up';
import { MessageBox } from './message-box';
import { MessageLog } from './message-log';
import recipes from '@/styles/recipes.module.css';
import styles from './chat.module.css';

interface ChatProps {
  partnerId: string;
  userId: string;
  session: MessageSession;
}

export function Chat({ partnerId, userId, session }: ChatProps) {
  const { data: partner, isPending, isError, error, isFetching, refetch } = useQuery(userQueries.info(partnerId));
  const { user } = useSession();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On touch screens the keyboard would cover the chat.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
  }, []);
  if (isError && !partner) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!isPending && !partner) return <EmptyState of="missing">没有找到这位用户，请检查链接是否正确</EmptyState>;
  const nickname = partner?.nickname ?? '';
  const notice = lookUp(RESTRICT_NOTICES, user?.imRestrict ?? '');

  return (
    <>
      <header className={styles.head}>
        <Link className={styles.back} href={routes.messagesWith()} prefetch={false} aria-label="返回会话列表">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </Link>
        <div className={styles.who}>
          <h2 className={`${recipes.truncate} ${recipes.cardHeading}`}>
            <Link href={routes.user(partnerId)} prefetch={false}>
              {nickname || '…'}
            </Link>
          </h2>
          {partner && partner.description !== '' && <p className={recipes.truncate}>{partner.description}</p>}
        </div>
      </header>
      {notice && (
        <p className={styles.notice}>
          {notice}
          <Link href={routes.settings('message')} prefetch={false}>
            消息设置
          </Link>
        </p>
      )}
      <ChatLog
        partnerId={partnerId}
        userId={userId}
        session={session}
        nickname={nickname}
        ownNickname={user?.nickname ?? ''}
        box={box}
      />
      <MessageBox ref={box} partnerId={partnerId} nickname={nickname} session={session} />
    </>
  );
}

interface ChatLogProps extends ChatProps {
  nickname: string;
  ownNickname: string;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Separate from the box, so that typing does not re-render the messages. */
const ChatLog = memo(function ChatLog({ partnerId, userId, session, nickname, ownNickname, box }: ChatLogProps) {
  const chat = useChat({ userId, session, partnerId });
  const quoteInDraft = useQuoteInDraft(partnerId);
  const handleQuote = ({ id, content, image, fromId }: Message) => {
    quoteInDraft({ id, text: content, image: image?.src ?? '', nickname: fromId === userId ? ownNickname : nickname });
    box.current?.focus();
  };
  if (chat.failed) {
    return (
      <div className={styles.fill}>
        <ErrorState onRetry={() => void chat.retry()} />
      </div>
    );
  }
  if (chat.isLoading || nickname === '') {
    return (
      <div className={styles.fill} role="status" aria-label="正在加载消息">
        <Skeleton width="45%" height={40} />
        <Skeleton width="60%" height={40} />
        <Skeleton width="35%" height={40} />
      </div>
    );
  }
  return <MessageLog chat={chat} session={session} partnerId={partnerId} nickname={nickname} onQuote={handleQuote} />;
});
