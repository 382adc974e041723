'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Search } from 'lucide-react';
import Link from 'next/link';
import { memo, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { useLive } from '@/lib/domain/live/live-store';
import { useChat } from './use-chat';
import { useQuoteInDraft } from './use-message-draft';
import { useSession } from '@/hooks/session/use-session';
import { useMedia } from '@/hooks/ui/use-media';
import { routes } from '@/lib/config/routes';
import type { Message } from '@/lib/domain/message/schema';
import { furtherUserQueries } from '@/lib/domain/user/further-queries';
import type { Person, User } from '@/lib/domain/user/schema';
import { lookUp } from '@/lib/utils/look-up';
import { MessageBox } from './message-box';
import { MessageLog } from './message-log';
import { PersonCard } from './person-card';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './chat.module.css';

/** Notices about the member's own restriction of senders; '' for none. */
const RESTRICT_NOTICES: Readonly<Record<string, string>> = {
  '1': '你只接收关注的人的私信，对方可能无法回复',
  '2': '你只接收互相关注的人的私信，对方可能无法回复',
  '3': '你不接收任何人的私信，对方无法回复',
};

export const MISSING_PARTNER = '没有找到这位用户，请检查链接是否正确';

const AVATAR_SIZE = 32;

interface ChatProps {
  partnerId: string;
  userId: string;
  session: MessageSession;
}

export function Chat({ partnerId, userId, session }: ChatProps) {
  const {
    data: partner,
    isPending,
    isError,
    error,
    isFetching,
    refetch,
  } = useQuery(furtherUserQueries.info(partnerId));
  const { user } = useSession();
  const hasCard = useMedia('(width >= 1100px)');
  const box = useRef<HTMLTextAreaElement>(null);
  const [searching, setSearching] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  const closeSearch = useCallback(() => {
    setSearching(false);
    searchButton.current?.focus();
  }, []);
  useEffect(() => {
    // On touch screens the keyboard would cover the chat.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
  }, []);
  if (isError && !partner) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!isPending && !partner) return <EmptyState of="missing">{MISSING_PARTNER}</EmptyState>;
  const nickname = partner?.nickname ?? '';
  const notice = lookUp(RESTRICT_NOTICES, user?.imRestrict ?? '');

  return (
    <>
      <div className={styles.chat}>
        <header className={styles.head}>
          <Link className={styles.back} href={routes.messagesWith()} prefetch={false} aria-label="返回会话列表">
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
          </Link>
          {partner && !hasCard && (
            <Link
              className={controls.touchArea}
              href={routes.user(partnerId)}
              prefetch={false}
              tabIndex={-1}
              aria-hidden
            >
              <Avatar userId={partnerId} nickname={nickname} src={partner.avatar} size={AVATAR_SIZE} />
            </Link>
          )}
          <div className={styles.who}>
            <h2 className={`${recipes.truncate} ${recipes.cardHeading}`}>
              <Link href={routes.user(partnerId)} prefetch={false}>
                {nickname || '…'}
              </Link>
            </h2>
            {partner && !hasCard && partner.description !== '' && (
              <p className={recipes.truncate} dir="auto">
                {partner.description}
              </p>
            )}
          </div>
          {partner && (
            <IconButton
              ref={searchButton}
              label="搜索聊天记录"
              aria-expanded={searching}
              onClick={() => (searching ? closeSearch() : setSearching(true))}
            >
              <Search size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </header>
        <NotLive />
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
          partner={partner ?? undefined}
          user={user}
          box={box}
          onSearched={searching ? closeSearch : undefined}
        />
        <MessageBox ref={box} partnerId={partnerId} nickname={nickname} session={session} />
      </div>
      {hasCard && partner && <PersonCard partner={partner} />}
    </>
  );
}

function NotLive() {
  const isLive = useLive(({ connection }) => connection !== 'unreachable');
  return <div role="status">{!isLive && <p className={styles.notice}>实时连接不可用，每 15 秒刷新一次</p>}</div>;
}

interface ChatLogProps extends ChatProps {
  partner: User | undefined;
  user: Person | undefined;
  box: RefObject<HTMLTextAreaElement | null>;
  onSearched: (() => void) | undefined;
}

/** Separate from the box, so that typing does not re-render the messages. */
const ChatLog = memo(function ChatLog(props: ChatLogProps) {
  const { partnerId, userId, session, partner, user, box, onSearched } = props;
  const chat = useChat({ userId, session, partnerId });
  const quoteInDraft = useQuoteInDraft(partnerId);
  const handleQuote = ({ id, content, image, fromId }: Message) => {
    const author = fromId === userId ? user : partner;
    quoteInDraft({ id, text: content, image: image?.src ?? '', nickname: author?.nickname ?? '' });
    box.current?.focus();
  };
  if (chat.failed) {
    return (
      <div className={styles.fill}>
        <ErrorState onRetry={() => void chat.retry()} />
      </div>
    );
  }
  if (chat.isLoading || !partner) {
    return (
      <div className={styles.fill} role="status" aria-label="正在加载消息">
        <Skeleton width="45%" height={40} />
        <Skeleton width="60%" height={40} />
        <Skeleton width="35%" height={40} />
      </div>
    );
  }
  return <MessageLog {...{ chat, session, partner, user, onSearched }} onQuote={handleQuote} />;
});
