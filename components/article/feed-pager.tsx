import Link from 'next/link';
import { routes } from '@/lib/config/routes';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/constants';
import type { FeedFilter } from '@/lib/domain/article/utils';
import styles from './feed-pager.module.css';

interface FeedPlaceProps {
  filter: FeedFilter;
  page: number;
}

/** Links to the neighbouring pages, for crawlers and readers without scripting; with it the list loads on instead. */
export function FeedPager({ filter, page, total }: FeedPlaceProps & { total: number }) {
  const last = Math.ceil(total / FEED_PAGE_SIZE);
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label="分页">
      {page > 1 && (
        <a href={routes.home({ ...filter, page: page - 1 })} rel="prev">
          上一页
        </a>
      )}
      <span>{`第 ${page} 页，共 ${last} 页`}</span>
      {page < last && (
        <a href={routes.home({ ...filter, page: page + 1 })} rel="next">
          下一页
        </a>
      )}
    </nav>
  );
}

/** Says that the list does not begin with its first page, and links to that. */
export function FeedStart({ filter, page }: FeedPlaceProps) {
  if (page === 1) return null;
  return (
    <p className={styles.start}>
      从第 {page} 页开始显示
      <Link href={routes.home(filter)} prefetch={false}>
        回到第一页
      </Link>
    </p>
  );
}
