import Link from 'next/link';
import { PageNumbers } from './page-numbers';
import styles from './list-pager.module.css';

interface ListPagerProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}

export function ListPager({ page, last, hrefOf }: ListPagerProps) {
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label="分页">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          上一页
        </a>
      )}
      <PageNumbers page={page} last={last} hrefOf={hrefOf} />
      {page < last && (
        <a href={hrefOf(page + 1)} rel="next">
          下一页
        </a>
      )}
    </nav>
  );
}

export function ListStart({ page, firstHref }: { page: number; firstHref: string }) {
  if (page === 1) return null;
  return (
    <p className={styles.start}>
      从第 {page} 页开始显示
      <Link href={firstHref} prefetch={false}>
        回到第一页
      </Link>
    </p>
  );
}
