'use client';

import { useSearchParams } from 'next/navigation';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useConversations } from './use-conversations';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { useMessageSession } from './use-message-session';
import { isIdentifier } from '@/lib/utils/identifier';
import { Chat, MISSING_PARTNER } from './chat';
import { ConversationList } from './conversation-list';
import { MessageSkeletons } from './message-skeletons';
import styles from './messages.module.css';

export function Messages() {
  const member = useMessageSession();
  return member ? <MemberMessages {...member} /> : <MessageSkeletons />;
}

function MemberMessages({ userId, session }: { userId: string; session: MessageSession }) {
  const participantId = useSearchParams().get('participantId');
  const conversations = useConversations({ userId, session });
  return (
    <div className={styles.frame} data-chat={participantId !== null || undefined}>
      <ConversationList {...conversations} session={session} userId={userId} currentId={participantId} />
      <OpenChat participantId={participantId} userId={userId} session={session} />
    </div>
  );
}

interface OpenChatProps {
  participantId: string | null;
  userId: string;
  session: MessageSession;
}

function OpenChat({ participantId, userId, session }: OpenChatProps) {
  if (participantId === null) {
    return (
      <div className={styles.none}>
        <EmptyState of="message">选择一个会话开始聊天</EmptyState>
      </div>
    );
  }
  if (participantId === userId) return <EmptyState of="message">不能给自己发私信</EmptyState>;
  if (!isIdentifier(participantId)) return <EmptyState of="missing">{MISSING_PARTNER}</EmptyState>;
  return <Chat key={participantId} partnerId={participantId} userId={userId} session={session} />;
}
