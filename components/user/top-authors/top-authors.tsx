'use client';

import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/ui/avatar/avatar';
import { ErrorState } from '@/components/ui/error-state/error-state';
import { LevelBadge } from '@/components/ui/level-badge/level-badge';
import { Link } from '@/components/ui/link/link';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { routes } from '@/lib/config/routes';
import { HOME_RANK_SIZE } from '@/lib/domain/user/constants';
import { userQueries } from '@/lib/domain/user/queries';
import type { RankedAuthor } from '@/lib/domain/user/schema';
import { levelOf } from '@/lib/domain/user/utils';
import styles from './top-authors.module.css';

export type TopAuthor = Pick<RankedAuthor, 'id' | 'nickname' | 'avatar' | 'exp' | 'job'>;

/** The first five of the weekly author ranking. Without the server's answer they are asked for here. */
export function TopAuthors({ authors }: { authors: TopAuthor[] | undefined }) {
  const query = useQuery({ ...userQueries.topAuthors(), enabled: authors === undefined });
  const ranked: readonly TopAuthor[] | undefined = authors ?? query.data;
  return (
    <section className={styles.block} aria-labelledby="top-authors">
      <h2 id="top-authors">作者榜</h2>
      {ranked ? (
        <ol>
          {ranked.map((author, index) => (
            <li key={author.id}>
              <a href={routes.user(author.id)} target="_blank" rel="noopener">
                <span>{index + 1}</span>
                <Avatar userId={author.id} nickname={author.nickname} src={author.avatar} size={32} />
                <div>
                  <b>{author.nickname}</b>
                  <small>{author.job}</small>
                </div>
                <LevelBadge level={levelOf(author.exp)} />
              </a>
            </li>
          ))}
        </ol>
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} pending={query.isFetching} />
      ) : (
        <TopAuthorsSkeleton />
      )}
      {ranked?.length === 0 && <p className={styles.empty}>本周还没有上榜的作者</p>}
      <Link className={styles.all} href={routes.rank()}>
        完整榜单
      </Link>
    </section>
  );
}

function TopAuthorsSkeleton() {
  return (
    <div role="status" aria-label="正在加载作者榜">
      {Array.from({ length: HOME_RANK_SIZE }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={18} height={18} />
          <Skeleton width={32} height={32} round />
          <Skeleton width={120} height={14} />
        </div>
      ))}
    </div>
  );
}
