'use client';

import { useQuery } from '@tanstack/react-query';
import {
  Bookmark,
  Eraser,
  FilePen,
  History,
  LogOut,
  PenLine,
  RotateCw,
  Settings,
  ThumbsUp,
  UserRound,
  UserRoundCheck,
} from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { ExpBar } from '@/components/user/exp-bar';
import { useSession } from '@/hooks/session/use-session';
import { userMenu } from '@/lib/config/member-navigation';
import { routes } from '@/lib/config/routes';
import type { SessionUser } from '@/lib/domain/session/schema';
import { userQueries } from '@/lib/domain/user/queries';
import { formatCount } from '@/lib/utils/format-count';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { useLogout } from './use-logout';
import styles from './member-entries.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ENTRY_ICONS = {
  write: PenLine,
  user: UserRound,
  drafts: FilePen,
  collect: Bookmark,
  focus: UserRoundCheck,
  agree: ThumbsUp,
  history: History,
  settings: Settings,
};

interface MemberEntriesProps {
  /** Figures are asked for when the menu is opened. */
  opened: boolean;
  onClear: () => void;
  children?: ReactNode;
}

export function MemberEntries({ opened, onClear, children }: MemberEntriesProps) {
  const { user, failed, isFetching, refetch } = useSession();
  const logout = useLogout();
  return (
    <div className={styles.entries}>
      {user ? (
        <>
          <Head user={user} opened={opened} />
          {userMenu(user.id).map((group) => (
            <div key={group[0].page} className={styles.group}>
              {group.map(({ page, href, label }) => {
                const EntryIcon = ENTRY_ICONS[page];
                return (
                  <Link key={page} className={menu.entry} href={href} prefetch={false}>
                    <EntryIcon {...ICON} />
                    {label}
                  </Link>
                );
              })}
            </div>
          ))}
        </>
      ) : (
        failed && (
          <>
            <p className={styles.failed}>用户信息加载失败</p>
            <button className={menu.entry} type="button" aria-busy={isFetching} onClick={() => void refetch()}>
              <RotateCw {...ICON} />
              重试
            </button>
          </>
        )
      )}
      {children}
      <div className={`${styles.group} ${styles.exits}`}>
        <button className={menu.entry} type="button" data-close onClick={() => void logout()}>
          <LogOut {...ICON} />
          退出登录
        </button>
        <button className={menu.entry} type="button" data-close onClick={onClear}>
          <Eraser {...ICON} />
          退出并清除本机数据
        </button>
      </div>
    </div>
  );
}

function Head({ user, opened }: { user: SessionUser; opened: boolean }) {
  const { data: counts } = useQuery({ ...userQueries.counts(user.id), enabled: opened });
  const { data: actions } = useQuery({ ...userQueries.actionCounts(user.id), enabled: opened });
  return (
    <div className={styles.head}>
      <Link className={styles.person} href={routes.user(user.id)} prefetch={false}>
        <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={40} />
        <div className={styles.who}>
          <bdi className={styles.name}>{user.nickname}</bdi>
          <ExpBar exp={user.exp} />
        </div>
      </Link>
      <div className={styles.figures}>
        <Figure href={routes.user(user.id, 'article')} label="文章" value={actions?.articleTotal} />
        <Figure href={routes.user(user.id, 'focus')} label="关注" value={counts?.followedCount} />
        <Figure href={routes.user(user.id, 'focus', 'fans')} label="粉丝" value={counts?.fansCount} />
      </div>
    </div>
  );
}

const Figure = ({ href, label, value }: { href: string; label: string; value: number | null | undefined }) => (
  <Link href={href} prefetch={false}>
    <b>{formatCount(value)}</b>
    <span>{label}</span>
  </Link>
);
