import Link from 'next/link';
import { Highlight } from '@/components/search/highlight';
import { CoverImage } from '@/components/ui/cover-image';
import { RelativeTime } from '@/components/ui/relative-time';
import { routes } from '@/lib/config/routes';
import { tagLabel } from '@/lib/domain/article/labels';
import type { ArticleHit } from '@/lib/domain/search/schema';
import { isolated } from '@/lib/utils/direction';
import { HitCounts } from './hit-counts';
import { ArticleHitFlags } from './hit-flags';
import styles from './search-results.module.css';

interface ArticleHitsProps {
  hits: readonly ArticleHit[];
  keywords: readonly string[];
  foundAt: number;
}

export function ArticleHits({ hits, keywords, foundAt }: ArticleHitsProps) {
  return (
    <>
      <ArticleHitFlags articleIds={hits.map(({ id }) => id)} />
      <ul>
        {hits.map((hit) => (
          <li key={hit.id} className={styles.hit}>
            <div className={styles.text}>
              <h2 className={styles.title} dir="auto">
                <a href={routes.article(hit.id)} target="_blank" rel="noopener">
                  <Highlight text={hit.articleTitle} keywords={keywords} />
                </a>
              </h2>
              <p className={styles.description} dir="auto">
                <Highlight text={hit.description} keywords={keywords} />
              </p>
              <p className={styles.meta}>
                <a href={routes.user(hit.userId)} target="_blank" rel="noopener" dir="auto">
                  {hit.authorNickname}
                </a>
                <RelativeTime value={hit.createTime} renderedAt={foundAt} />
                <HitCounts hit={hit} />
                {hit.tags.map((tag) => (
                  <Link
                    key={tag}
                    className={styles.tag}
                    href={routes.search({ value: tagLabel(tag) })}
                    prefetch={false}
                    aria-label={`标签 ${isolated(tagLabel(tag))}`}
                  >
                    <Highlight text={tagLabel(tag)} keywords={keywords} />
                  </Link>
                ))}
              </p>
            </div>
            {hit.coverImage !== '' && <CoverImage className={styles.cover} src={hit.coverImage} />}
          </li>
        ))}
      </ul>
    </>
  );
}
