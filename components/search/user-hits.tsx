import { Highlight } from '@/components/search/highlight';
import { NEW_TAB } from '@/components/ui/new-tab';
import { Avatar } from '@/components/ui/avatar';
import { FollowButton } from '@/components/user/follow-button';
import { routes } from '@/lib/config/routes';
import type { UserHit } from '@/lib/domain/search/schema';
import { formatCount } from '@/lib/utils/format-count';
import { UserHitFlags } from './hit-flags';
import styles from './search-results.module.css';

interface UserHitsProps {
  hits: readonly UserHit[];
  keywords: readonly string[];
  search: { value: string; pageNo: number };
}

export function UserHits({ hits, keywords, search }: UserHitsProps) {
  return (
    <>
      <UserHitFlags userIds={hits.map(({ id }) => id)} search={search} />
      <ul>
        {hits.map((hit) => (
          <li key={hit.id} className={styles.hit}>
            <Avatar userId={hit.id} nickname={hit.nickname} src={hit.avatar} size={48} />
            <div className={styles.text}>
              <div className={styles.who}>
                <h2 className={styles.title} dir="auto">
                  <a href={routes.user(hit.id)} {...NEW_TAB} rel="noopener">
                    <Highlight text={hit.nickname} keywords={keywords} />
                  </a>
                </h2>
                {hit.job !== '' && (
                  <p className={styles.description} dir="auto">
                    {hit.job}
                  </p>
                )}
              </div>
              <p className={styles.meta}>
                <span>{formatCount(hit.articleCount)} 文章</span>
                <span>{formatCount(hit.shareCount)} 友圈</span>
                <span>{formatCount(hit.fansCount)} 粉丝</span>
              </p>
            </div>
            <FollowButton userId={hit.id} nickname={hit.nickname} ask={false} />
          </li>
        ))}
      </ul>
    </>
  );
}
