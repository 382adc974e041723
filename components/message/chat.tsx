'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { MessageSession } from '@/hooks/message/message-session';
import { useChat } from '@/hooks/message/use-chat';
import { useMessageDraft } from '@/hooks/message/use-message-draft';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { RESTRICT_NOTICES } from '@/lib/domain/message/constants';
import type { Message } from '@/lib/domain/message/schema';
import { userQueries } from '@/lib/domain/user/queries';
import { MessageBox } from './message-box';
import { MessageLog } from './message-log';
import styles from './chat.module.css';

interface ChatProps {
  partnerId: string;
  userId: string;
  session: MessageSession;
}

/** The chat with one partner: who it is, the messages, and the box for the next. */
export function Chat({ partnerId, userId, session }: ChatProps) {
  const { data: partner, isPending, isError, isFetching, refetch } = useQuery(userQueries.info(partnerId));
  const { user } = useSession();
  const chat = useChat({ userId, session, partnerId });
  const { draft, change, drop } = useMessageDraft(partnerId);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On a touch screen the keyboard would cover the chat.
    if (matchMedia('(pointer: fine)').matches) box.current?.focus();
  }, []);
  if (isError) return <ErrorState pending={isFetching} onRetry={() => void refetch()} />;
  if (!isPending && !partner) return <EmptyState of="message">没有找到这位用户，请检查链接是否正确</EmptyState>;
  const nickname = partner?.nickname ?? '';
  const notice = RESTRICT_NOTICES[user?.imRestrict ?? ''];

  const handleQuote = ({ id, content, image, fromId }: Message) => {
    const author = fromId === userId ? (user?.nickname ?? '') : nickname;
    change({ quote: { id, text: content, image: image?.src ?? '', nickname: author } });
    box.current?.focus();
  };
  const handleSend = () => {
    const { image, quote } = draft;
    const content = draft.content.trim();
    if (image) session.send(partnerId, { content: '', image, quote: content === '' ? quote : null });
    if (content !== '') session.send(partnerId, { content, image: null, quote });
    drop();
  };

  return (
    <>
      <header className={styles.head}>
        <Link className={styles.back} href={routes.messagesWith()} prefetch={false} aria-label="返回会话列表">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </Link>
        <h2>
          <Link href={routes.user(partnerId)} prefetch={false}>
            {nickname || '…'}
          </Link>
        </h2>
      </header>
      {notice && (
        <p className={styles.notice}>
          {notice}
          <Link href={routes.settings('message')} prefetch={false}>
            消息设置
          </Link>
        </p>
      )}
      {chat.failed ? (
        <div className={styles.fill}>
          <ErrorState onRetry={() => void chat.retry()} />
        </div>
      ) : chat.isLoading || isPending ? (
        <div className={styles.fill} role="status" aria-label="正在加载消息">
          <Skeleton width="45%" height={40} />
          <Skeleton width="60%" height={40} />
          <Skeleton width="35%" height={40} />
        </div>
      ) : (
        <MessageLog chat={chat} session={session} partnerId={partnerId} nickname={nickname} onQuote={handleQuote} />
      )}
      <MessageBox ref={box} nickname={nickname} draft={draft} onChange={change} onSend={handleSend} />
    </>
  );
}
