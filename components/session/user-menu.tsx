'use client';

import {
  Bookmark,
  Eraser,
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
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { ClearDialog } from './clear-dialog';
import { Popover } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { useLogout } from './use-logout';
import { useSession } from '@/hooks/session/use-session';
import { userMenu } from '@/lib/config/member-navigation';
import menu from '@/components/ui/menu-entry.module.css';
import styles from './user-menu.module.css';

const AVATAR_SIZE = 32;
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ENTRY_ICONS = {
  write: PenLine,
  settings: Settings,
  user: UserRound,
  collect: Bookmark,
  focus: UserRoundCheck,
  agree: ThumbsUp,
  history: History,
};

export function UserMenu() {
  const { user, failed, isFetching, refetch } = useSession();
  const logout = useLogout();
  const [clearing, setClearing] = useState(false);
  const closeClearing = () => setClearing(false);
  if (!user && !failed) {
    return (
      <span className={styles.waiting} aria-busy>
        <Skeleton width={AVATAR_SIZE} height={AVATAR_SIZE} round />
      </span>
    );
  }
  return (
    <>
      <Popover
        label="用户菜单"
        trigger={
          user ? (
            <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={AVATAR_SIZE} />
          ) : (
            <UserRound size={20} strokeWidth={1.75} aria-hidden />
          )
        }
      >
        <p className={styles.name}>{user ? user.nickname : '用户信息加载失败'}</p>
        {user ? (
          userMenu(user.id).map(({ page, href, label }) => {
            const EntryIcon = ENTRY_ICONS[page];
            return (
              <Link key={page} className={menu.entry} href={href} prefetch={false}>
                <EntryIcon {...ICON} />
                {label}
              </Link>
            );
          })
        ) : (
          <button className={menu.entry} type="button" aria-busy={isFetching} onClick={() => void refetch()}>
            <RotateCw {...ICON} />
            重试
          </button>
        )}
        <button className={menu.entry} type="button" data-close onClick={() => void logout()}>
          <LogOut {...ICON} />
          退出登录
        </button>
        <button className={menu.entry} type="button" data-close onClick={() => setClearing(true)}>
          <Eraser {...ICON} />
          退出并清除本机数据
        </button>
      </Popover>
      {clearing && <ClearDialog onClose={closeClearing} />}
    </>
  );
}
