'use client';

import { Eye, MessageSquare, ThumbsUp } from 'lucide-react';
import { Highlight } from '@/components/search/highlight/highlight';
import { CoverImage } from '@/components/ui/cover-image/cover-image';
import { routes } from '@/lib/config/routes';
import type { ArticleHit } from '@/lib/domain/search/schema';
import { formatCount } from '@/lib/utils/format-count';
import styles from './search-results.module.css';

interface ArticleHitsProps {
  hits: readonly ArticleHit[];
  keywords: readonly string[];
}

const COUNTS = [
  { key: 'viewCounts', label: '阅读', Icon: Eye },
  { key: 'likeCounts', label: '赞', Icon: ThumbsUp },
  { key: 'commentCounts', label: '评论', Icon: MessageSquare },
] as const;

/** Articles that were found. */
export function ArticleHits({ hits, keywords }: ArticleHitsProps) {
  return (
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
              {COUNTS.map(({ key, label, Icon }) => (
                <span key={key} className={styles.count}>
                  <Icon size={16} strokeWidth={1.5} aria-hidden />
                  <span className="visually-hidden">{label}</span>
                  {formatCount(hit[key])}
                </span>
              ))}
            </p>
          </div>
          {hit.coverImage !== '' && <CoverImage className={styles.cover} src={hit.coverImage} alt="" />}
        </li>
      ))}
    </ul>
  );
}
