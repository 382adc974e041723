import { EmptyState } from '@/components/ui/state/empty-state';
import type { LinkedArticle } from '@/lib/domain/article/linked-article';
import { isolated } from '@/lib/utils/direction';
import { formatCount } from '@/lib/utils/format-count';
import recipes from '@/styles/recipes.module.css';
import styles from './article-row.module.css';
import { ArticleRow } from './article-row';

interface ArticleLinksProps {
  articles: readonly LinkedArticle[];
  /** `mini` in a side column, `ranked` with its place there, `related` with picture and author below a text. */
  variant?: 'mini' | 'ranked' | 'related';
}

const readsOf = ({ viewCounts }: LinkedArticle) => `${formatCount(viewCounts)} 阅读`;

export function ArticleLinks({ articles, variant = 'mini' }: ArticleLinksProps) {
  if (articles.length === 0) return <EmptyState small>暂无数据</EmptyState>;
  const List = variant === 'ranked' ? 'ol' : 'ul';
  return (
    <List className={variant === 'related' ? styles.pairs : undefined}>
      {articles.map((article, index) => (
        <ArticleRow
          key={article.id}
          variant={variant}
          article={article}
          start={variant === 'ranked' && <b className={recipes.rank}>{index + 1}</b>}
        >
          <footer className={recipes.truncate}>
            {variant === 'related' ? `${isolated(article.nickname)} · ${readsOf(article)}` : readsOf(article)}
          </footer>
        </ArticleRow>
      ))}
    </List>
  );
}
