import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { LevelBadge } from '@/components/ui/level-badge';
import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import { routes } from '@/lib/config/routes';
import { HOME_RANK_SIZE } from '@/lib/domain/user/page-size';
import type { RankedAuthor } from '@/lib/domain/user/schema';
import { levelOf } from '@/lib/domain/user/levels';
import recipes from '@/styles/recipes.module.css';
import styles from './top-authors.module.css';

export type TopAuthor = Pick<RankedAuthor, 'id' | 'nickname' | 'avatar' | 'exp' | 'job'>;

export function TopAuthorList({ authors }: { authors: readonly TopAuthor[] }) {
  if (authors.length === 0) return <p className={styles.empty}>本周还没有上榜的作者</p>;
  return (
    <ol>
      {authors.map((author, index) => (
        <li key={author.id}>
          <a href={routes.user(author.id)} {...NEW_TAB} rel="noopener">
            <span className={recipes.rank}>{index + 1}</span>
            <Avatar userId={author.id} nickname={author.nickname} src={author.avatar} size={32} />
            <div>
              <b className={recipes.truncate} dir="auto">
                {author.nickname}
              </b>
              <small className={recipes.truncate} dir="auto">
                {author.job}
              </small>
            </div>
            <LevelBadge level={levelOf(author.exp)} />
          </a>
        </li>
      ))}
    </ol>
  );
}

export function TopAuthorsSkeleton() {
  return (
    <SkeletonRows label="正在加载作者榜" count={HOME_RANK_SIZE}>
      <div className={styles.row}>
        <Skeleton width={18} height={18} />
        <Skeleton width={32} height={32} round />
        <Skeleton width={120} height={14} />
      </div>
    </SkeletonRows>
  );
}
