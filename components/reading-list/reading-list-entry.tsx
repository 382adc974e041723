import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { useStored } from '@/hooks/ui/use-stored';
import { routes } from '@/lib/config/routes';
import { readingList, unreadOf } from '@/lib/domain/reading-list/reading-list';
import { formatCount } from '@/lib/utils/format-count';
import styles from './reading-list-entry.module.css';

export function ReadingListEntry() {
  const unread = unreadOf(useStored(readingList));
  return (
    <Link className={menu.entry} href={routes.readingList()} prefetch={false} rel="nofollow">
      <Icon of="later" />
      稍后读
      {unread > 0 && (
        <small className={styles.count} aria-label={`${unread} 篇未读`}>
          {formatCount(unread)}
        </small>
      )}
    </Link>
  );
}
