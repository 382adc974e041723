import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import styles from './pager.module.css';

interface PagerProps {
  label: string;
  page: number;
  previous?: string | undefined;
  next?: string | undefined;
  pages?: number | undefined;
}

export function Pager({ label, page, previous, next, pages }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {previous ? (
        <Link className={buttonClass()} href={previous} prefetch={false} rel="prev">
          上一页
        </Link>
      ) : (
        <Missing>上一页</Missing>
      )}
      <span className={styles.page} aria-current="page">
        {`第 ${page} 页${pages === undefined ? '' : `，共 ${pages} 页`}`}
      </span>
      {next ? (
        <Link className={buttonClass()} href={next} prefetch={false} rel="next">
          下一页
        </Link>
      ) : (
        <Missing>下一页</Missing>
      )}
    </nav>
  );
}

/** Keeps the place of a button that leads nowhere, so that the row stays centred and the others stay where they are. */
const Missing = ({ children }: { children: string }) => (
  <span className={`${buttonClass()} ${styles.missing}`} aria-hidden>
    {children}
  </span>
);
