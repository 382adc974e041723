import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { ErrorState } from '@/components/ui/error-state/error-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { routes } from '@/lib/config/routes';
import type { ArticleCard } from '@/lib/domain/article/schema';
import { formatCount } from '@/lib/utils/format-count';
import styles from './article-links.module.css';

export type LinkedArticle = Pick<ArticleCard, 'id' | 'articleTitle' | 'viewCounts'>;

interface ArticleLinksProps {
  title: string;
  /** Undefined while loading. */
  articles: readonly LinkedArticle[] | undefined;
  failed: boolean;
  pending: boolean;
  onRetry: () => void;
}

const PLACEHOLDERS = [1, 2, 3];

/** A short list of articles to read next. */
export function ArticleLinks({ title, articles, failed, pending, onRetry }: ArticleLinksProps) {
  return (
    <section className={styles.block} data-print="hidden">
      <h2 className={styles.title}>{title}</h2>
      {failed && <ErrorState onRetry={onRetry} pending={pending} />}
      {!failed && !articles && (
        <div className={styles.skeleton} aria-busy>
          {PLACEHOLDERS.map((row) => (
            <Skeleton key={row} height={40} />
          ))}
        </div>
      )}
      {articles?.length === 0 && <EmptyState>暂无数据</EmptyState>}
      {articles && articles.length > 0 && (
        <ul>
          {articles.map((article) => (
            <li key={article.id}>
              <a className={styles.link} href={routes.article(article.id)} target="_blank" rel="noopener">
                <span className={styles.name}>{article.articleTitle}</span>
                <span className={styles.views}>{`${formatCount(article.viewCounts)} 阅读`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
