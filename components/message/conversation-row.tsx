'use client';

import { useQuery } from '@tanstack/react-query';
import { BellOff, Ellipsis, Pin } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { Popover } from '@/components/ui/layer/popover';
import type { MessageSession } from '@/lib/domain/message/message-session';
import { useDeleteConversation, usePinConversation } from './use-message-actions';
import { useMessageDraft } from './use-message-draft';
import { useStored } from '@/hooks/ui/use-stored';
import { routes } from '@/lib/config/routes';
import type { Conversation } from '@/lib/domain/message/schema';
import { lineOf, type LastLine } from '@/lib/domain/message/conversation-list';
import { quietChats, setQuietChat } from '@/lib/domain/message/quiet-chats';
import { shortTime } from '@/lib/domain/message/times';
import { furtherUserQueries } from '@/lib/domain/user/further-queries';
import recipes from '@/styles/recipes.module.css';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { isolated } from '@/lib/utils/direction';
import { UnreadAvatar } from './unread-avatar';
import styles from './conversation-row.module.css';

interface RowProps {
  session: MessageSession;
  isCurrent: boolean;
  last: LastLine;
  now: number;
}

const AVATAR_SIZE = 48;

function useTyped(partnerId: string): string {
  const { draft } = useMessageDraft(partnerId);
  return lineOf({ content: draft.content, image: draft.images[0] ?? null });
}

/** The draft, where the chat is closed; otherwise the last message and its failure. */
function LastText({ typed, last, isCurrent }: Pick<RowProps, 'last' | 'isCurrent'> & { typed: string }) {
  if (typed !== '' && !isCurrent) {
    return (
      <span className={styles.last}>
        <strong className={styles.draft}>[草稿]</strong>
        <bdi>{typed}</bdi>
      </span>
    );
  }
  return (
    <span className={styles.last}>
      {last.hasFailed && <strong className={styles.failed}>[发送失败]</strong>}
      <bdi>{last.text}</bdi>
    </span>
  );
}

export function ConversationRow({
  conversation,
  session,
  isCurrent,
  last,
  now,
}: RowProps & { conversation: Conversation }) {
  const { userId, nickname, isPinned } = conversation;
  const isQuiet = useStored(quietChats)?.includes(userId) ?? false;
  const typed = useTyped(userId);
  return (
    <li className={styles.row} data-pinned={isPinned || undefined}>
      <Link
        className={styles.link}
        href={routes.messagesWith(userId)}
        prefetch={false}
        replace={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <UnreadAvatar conversation={conversation} size={AVATAR_SIZE} />
        <span className={styles.text}>
          <span className={styles.first}>
            <b className={recipes.truncate}>{nickname || '…'}</b>
            {isPinned && <Pin className={styles.pin} size={14} strokeWidth={1.75} aria-label="已置顶" />}
            {isQuiet && <BellOff className={styles.pin} size={14} strokeWidth={1.75} aria-label="已免打扰" />}
            <time>{shortTime(last.at, now)}</time>
          </span>
          <LastText typed={typed} last={last} isCurrent={isCurrent} />
        </span>
      </Link>
      <ConversationMenu conversation={conversation} session={session} isCurrent={isCurrent} isQuiet={isQuiet} />
    </li>
  );
}

function ConversationMenu({
  conversation,
  session,
  isCurrent,
  isQuiet,
}: Pick<RowProps, 'session' | 'isCurrent'> & { conversation: Conversation; isQuiet: boolean }) {
  const { userId, nickname, isPinned } = conversation;
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  const pin = usePinConversation(session, userId);
  const deletion = useDeleteConversation(session, userId, () => {
    setAsking(false);
    if (isCurrent) router.replace(routes.messagesWith());
  });
  return (
    <div className={styles.menu}>
      <Popover
        label={`会话操作：${isolated(nickname)}`}
        trigger={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
        panelClass={menu.panel}
      >
        <button className={menu.entry} type="button" data-close onClick={() => pin.run(!isPinned)}>
          {isPinned ? '取消置顶' : '置顶'}
        </button>
        <button className={menu.entry} type="button" data-close onClick={() => setQuietChat(userId, !isQuiet)}>
          {isQuiet ? '取消免打扰' : '免打扰'}
        </button>
        <button className={menu.entry} type="button" data-close onClick={() => setAsking(true)}>
          删除会话
        </button>
      </Popover>
      {asking && (
        <ConfirmDialog
          title="删除会话"
          question={`删除后与 ${isolated(nickname)} 的聊天记录无法恢复，没有发出的消息也会一并删除，确定删除吗？`}
          confirmLabel="删除"
          pending={deletion.pending}
          onConfirm={() => deletion.run()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

export function NewConversationRow({
  partnerId,
  isCurrent,
  last,
  now,
}: Omit<RowProps, 'session'> & { partnerId: string }) {
  const { data: user } = useQuery(furtherUserQueries.info(partnerId));
  const typed = useTyped(partnerId);
  if (!user) return null;
  return (
    <li className={styles.row}>
      <Link
        className={styles.link}
        href={routes.messagesWith(partnerId)}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Avatar userId={partnerId} nickname={user.nickname} src={user.avatar} size={AVATAR_SIZE} />
        <span className={styles.text}>
          <span className={styles.first}>
            <b dir="auto">{user.nickname}</b>
            <time>{shortTime(last.at, now)}</time>
          </span>
          <LastText typed={typed} last={last} isCurrent={isCurrent} />
        </span>
      </Link>
    </li>
  );
}
