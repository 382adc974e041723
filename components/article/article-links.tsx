import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { formatCount } from '@/lib/utils/format-count';
import styles from './article-links.module.css';

export type LinkedArticle = Pick<ArticleSummary, 'id' | 'articleTitle' | 'viewCounts'>;

export function LinksBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block} data-print="hidden">
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

export function ArticleLinks({ articles }: { articles: readonly LinkedArticle[] }) {
  if (articles.length === 0) return <EmptyState small>暂无数据</EmptyState>;
  return (
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
  );
}
