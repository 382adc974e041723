import { Avatar } from '@/components/ui/avatar';
import { UnreadBadge } from '@/components/ui/unread-badge';
import type { Conversation } from '@/lib/domain/message/schema';
import { formatBadge } from '@/lib/domain/notification/badge';
import styles from './unread-avatar.module.css';

interface UnreadAvatarProps {
  conversation: Pick<Conversation, 'userId' | 'nickname' | 'avatar' | 'unread'>;
  size: number;
}

export const UnreadAvatar = ({ conversation: { userId, nickname, avatar, unread }, size }: UnreadAvatarProps) => (
  <span className={styles.face}>
    <Avatar userId={userId} nickname={nickname} src={avatar} size={size} />
    {unread > 0 && <UnreadBadge className={styles.unread} shown={formatBadge(unread)} words="条未读" />}
  </span>
);
