'use client';

import { useQuery } from '@tanstack/react-query';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { Dialog } from '@/components/ui/layer/dialog';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { friendLinkQueries } from '@/lib/domain/friend-link/queries';
import { siteLink } from '@/lib/utils/address/safe-link';
import styles from './friend-links.module.css';

const WIDTH = 680;
const LOGO_SIZE = 28;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function FriendLinksDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="友情链接" width={WIDTH} onClose={onClose}>
      <FriendLinkList />
    </Dialog>
  );
}

function FriendLinkList() {
  const { data: links, isError, error, isFetching, refetch } = useQuery(friendLinkQueries.list());
  if (isError && !links) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!links) {
    return (
      <ul className={styles.list} aria-busy aria-label="加载中">
        {SKELETONS.map((key) => (
          <li key={key} className={styles.link}>
            <Skeleton width={LOGO_SIZE} height={LOGO_SIZE} round />
            <Skeleton width={96} />
          </li>
        ))}
      </ul>
    );
  }
  if (links.length === 0) return <EmptyState small>暂无数据</EmptyState>;
  return (
    <ul className={styles.list}>
      {links.map(({ id, name, logo, link }) => (
        <li key={id}>
          {/* Without an address it is no link for browsers and screen readers. */}
          <a className={styles.link} href={siteLink(link)?.href} {...NEW_TAB} rel="noopener">
            <Avatar userId={id} nickname={name} src={logo} size={LOGO_SIZE} />
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
