import { Avatar } from '@/components/ui/avatar';
import { SectionTabs } from '@/components/ui/tabs/section-tabs';
import { userTabs, type UserTab } from '@/lib/config/tabs';
import type { ActionCounts, User, UserCounts } from '@/lib/domain/user/schema';
import { formatCount } from '@/lib/utils/format-count';
import recipes from '@/styles/recipes.module.css';
import styles from './user-tabs.module.css';

interface UserTabsProps {
  user: User;
  counts: UserCounts | undefined;
  actions: ActionCounts | undefined;
}

const AVATAR_SIZE = 28;

/** The tabs stay below the header, with the user beside them once the head is out of sight. */
export function UserTabs({ user, counts, actions }: UserTabsProps) {
  const numbers: Partial<Record<UserTab, number | null | undefined>> = {
    article: actions?.articleTotal,
    circle: counts?.shareCount,
    collect: counts?.collectCounts,
    focus: counts?.followedCount,
  };
  const tabs = userTabs(user.id).map(({ page, label, href }) => {
    const number = numbers[page];
    return { label, href, ...(number && { count: formatCount(number) }) };
  });
  return (
    <div className={styles.bar}>
      <SectionTabs label="用户主页" tabs={tabs} />
      <p className={styles.person} aria-hidden>
        <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={AVATAR_SIZE} />
        <b className={recipes.truncate}>{user.nickname}</b>
      </p>
    </div>
  );
}
