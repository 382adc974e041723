import { Highlight } from '@/components/search/highlight';
import { CoverImage } from '@/components/ui/cover-image';
import { routes } from '@/lib/config/routes';
import type { ArticleHit } from '@/lib/domain/search/schema';
import { HitCounts } from './hit-counts';
import { ArticleHitFlags } from './hit-flags';
import styles from './search-results.module.css';

interface ArticleHitsProps {
  hits: readonly ArticleHit[];
  keywords: readonly string[];
}

/** Articles that were found. */
export function ArticleHits({ hits, keywords }: ArticleHitsProps) {
  return (
    <>
      <ArticleHitFlags articleIds={hits.map(({ id }) => id)} />
      <ul>
        {hits.map((hit) => (
          <li key={hit.id} className={styles.hit}>
            <div className={styles.text}>
              <h2 className={styles.title}>
                <a href={routes.article(hit.id)} target="_blank" rel="noopener">
                  <Highlight text={hit.articleTitle} keywords={keywords} />
                </a>
              </h2>
              <p className={styles.description}>
                <Highlight text={hit.description} keywords={keywords} />
              </p>
              <p className={styles.meta}>
                <a href={routes.user(hit.userId)} target="_blank" rel="noopener">
                  {hit.authorNickname}
                </a>
                <HitCounts hit={hit} />
              </p>
            </div>
            {hit.coverImage !== '' && <CoverImage className={styles.cover} src={hit.coverImage} alt="" />}
          </li>
        ))}
      </ul>
    </>
  );
}
