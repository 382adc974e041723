'use client';

import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { AnnotationsEntry } from '@/components/annotation/annotations-entry';
import { ReadingListEntry } from '@/components/reading-list/reading-list-entry';
import { LazyThemeRow } from '@/components/frame/theme-switch.lazy';
import { Avatar } from '@/components/ui/avatar';
import { Popover } from '@/components/ui/layer/popover';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useSession } from '@/hooks/session/use-session';
import { LazyClearDialog } from './clear-dialog.lazy';
import { MemberEntries } from './member-entries';
import styles from './user-menu.module.css';

const AVATAR_SIZE = 32;

export function UserMenu() {
  const { user, failed } = useSession();
  const [opened, setOpened] = useState(false);
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
        onOpen={() => setOpened(true)}
        trigger={
          user ? (
            <Avatar userId={user.id} nickname={user.nickname} src={user.avatar} size={AVATAR_SIZE} />
          ) : (
            <UserRound size={20} strokeWidth={1.75} aria-hidden />
          )
        }
      >
        <MemberEntries opened={opened} onClear={() => setClearing(true)}>
          <ReadingListEntry />
          <AnnotationsEntry />
          <LazyThemeRow />
        </MemberEntries>
      </Popover>
      {clearing && <LazyClearDialog onClose={closeClearing} onLoadFailed={closeClearing} />}
    </>
  );
}
