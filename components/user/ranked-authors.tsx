import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { LevelBadge } from '@/components/ui/level-badge';
import { FollowButton } from '@/components/user/follow-button';
import { routes } from '@/lib/config/routes';
import { RANK_PAGE_SIZE } from '@/lib/domain/user/page-size';
import type { RankedAuthor } from '@/lib/domain/user/schema';
import { rankedAuthorId } from '@/lib/domain/user/mentions';
import { levelOf } from '@/lib/domain/user/levels';
import { formatCount } from '@/lib/utils/format-count';
import { RankFlags } from './rank-flags';
import recipes from '@/styles/recipes.module.css';
import styles from './ranked-authors.module.css';

interface RankedAuthorsProps {
  authors: readonly Omit<RankedAuthor, 'isFollowed'>[];
  firstRank: number;
}

export function RankedAuthors({ authors, firstRank }: RankedAuthorsProps) {
  const most = Math.max(1, ...authors.map(({ likeCount }) => likeCount ?? 0));
  return (
    <>
      <RankFlags userIds={authors.map(({ id }) => id)} page={Math.ceil(firstRank / RANK_PAGE_SIZE)} />
      <ol className={styles.list} start={firstRank}>
        {authors.map((author, index) => (
          <li key={author.id} id={rankedAuthorId(author.id)} className={styles.item}>
            <a className={styles.row} href={routes.user(author.id)} {...NEW_TAB} rel="noopener">
              <span className={styles.rank}>{firstRank + index}</span>
              <Avatar userId={author.id} nickname={author.nickname} src={author.avatar} size={40} />
              <span className={styles.who}>
                <span className={styles.name}>
                  <b className={recipes.truncate} dir="auto">
                    {author.nickname}
                  </b>
                  <LevelBadge level={levelOf(author.exp)} />
                </span>
                <small className={recipes.truncate} dir="auto">
                  {author.job}
                </small>
              </span>
              <span className={styles.bar} aria-hidden>
                <i style={{ width: `${((author.likeCount ?? 0) / most) * 100}%` }} />
              </span>
              <span className={styles.counts}>
                <span>{formatCount(author.likeCount)} 获赞</span>
                <span>{formatCount(author.viewCount)} 阅读</span>
              </span>
            </a>
            <FollowButton userId={author.id} nickname={author.nickname} ask={false} />
          </li>
        ))}
      </ol>
    </>
  );
}
