'use client';

import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { useNow } from '@/components/ui/text/use-now';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { MESSAGE_DRAFT } from './use-message-draft';
import { useMessages } from './use-message-session';
import type { Conversation } from '@/lib/domain/message/schema';
import { lastLine } from '@/lib/domain/message/conversation-list';
import { draftedSubjects } from '@/lib/drafts/shared-draft';
import { ConversationRow, NewConversationRow } from './conversation-row';
import { ConversationSkeletons } from './message-skeletons';
import styles from './messages.module.css';

interface ConversationListProps {
  rows: readonly Conversation[] | undefined;
  failed: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  session: MessageSession;
  userId: string;
  currentId: string | null;
}

export function ConversationList({
  rows,
  failed,
  isFetching,
  refetch,
  session,
  userId,
  currentId,
}: ConversationListProps) {
  const outgoing = useMessages(session, (state) => state.outgoing);
  const now = useNow();
  if (failed) {
    return (
      <div className={styles.list}>
        <ErrorState pending={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!rows) return <ConversationSkeletons />;
  const listed = new Set(rows.map((row) => row.userId));
  const drafted = draftedSubjects(userId, MESSAGE_DRAFT);
  const wanted = [...(currentId ? [currentId] : []), ...outgoing.map(({ toId }) => toId), ...drafted];
  const unlisted = [...new Set(wanted)].filter((id) => !listed.has(id) && id !== userId);
  const isEmpty = rows.length === 0 && unlisted.length === 0;
  return (
    <nav className={styles.list} aria-label="会话">
      {isEmpty && <EmptyState of="message">还没有私信，去别人的主页打个招呼吧</EmptyState>}
      <ul>
        {unlisted.map((id) => (
          <NewConversationRow
            key={id}
            partnerId={id}
            isCurrent={id === currentId}
            last={lastLine(outgoing, id)}
            now={now}
          />
        ))}
        {rows.map((row) => (
          <ConversationRow
            key={row.userId}
            conversation={row}
            session={session}
            isCurrent={row.userId === currentId}
            last={lastLine(outgoing, row.userId, row)}
            now={now}
          />
        ))}
      </ul>
    </nav>
  );
}
