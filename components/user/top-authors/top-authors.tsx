'use client';

import { Link } from '@/components/ui/link/link';
import { useIsland } from '@/hooks/use-island';
import { routes } from '@/lib/config/routes';
import { TopAuthorList, TopAuthorsSkeleton, type TopAuthor } from './top-author-list';
import styles from './top-authors.module.css';

export type { TopAuthor } from './top-author-list';

const loadMissing = async () => (await import('./missing-authors')).MissingAuthors;
const stayWithout = () => {};

/** The first five of the weekly author ranking. Without the server's answer they are asked for here. */
export function TopAuthors({ authors }: { authors: readonly TopAuthor[] | undefined }) {
  const renderMissing = useIsland(loadMissing, authors === undefined, stayWithout);
  return (
    <section className={styles.block} aria-labelledby="top-authors">
      <h2 id="top-authors">作者榜</h2>
      {authors ? <TopAuthorList authors={authors} /> : (renderMissing?.({}) ?? <TopAuthorsSkeleton />)}
      <Link className={styles.all} href={routes.rank()}>
        完整榜单
      </Link>
    </section>
  );
}
