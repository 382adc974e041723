import Link from 'next/link';
import { routes } from '@/lib/config/routes';
import { LazyAuthors } from './fetched-authors.lazy';
import { TopAuthorList, TopAuthorsSkeleton, type TopAuthor } from './top-author-list';
import recipes from '@/styles/recipes.module.css';
import styles from './top-authors.module.css';

export function TopAuthors({ authors }: { authors: readonly TopAuthor[] | undefined }) {
  return (
    <section className={styles.block} aria-labelledby="top-authors">
      <h2 id="top-authors" className={recipes.eyebrow}>
        作者榜
      </h2>
      {authors ? <TopAuthorList authors={authors} /> : <LazyAuthors waiting={<TopAuthorsSkeleton />} />}
      <Link className={styles.all} href={routes.rank()} prefetch={false}>
        完整榜单
      </Link>
    </section>
  );
}
