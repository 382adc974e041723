import { NEW_TAB } from '@/components/ui/new-tab';
import { CoverImage } from '@/components/ui/cover-image';
import { EmptyState } from '@/components/ui/empty-state';
import { GeneratedCover } from '@/components/ui/generated-cover';
import { routes } from '@/lib/config/routes';
import { categoryTint } from '@/lib/domain/article/labels';
import type { LinkedArticle } from '@/lib/domain/article/linked-article';
import { isolated } from '@/lib/utils/direction';
import { formatCount } from '@/lib/utils/format-count';
import recipes from '@/styles/recipes.module.css';
import styles from './article-links.module.css';

interface ArticleLinksProps {
  articles: readonly LinkedArticle[];
  /** `mini` in a side column, `ranked` with its place there, `related` with picture and author below a text. */
  variant?: 'mini' | 'ranked' | 'related';
}

/** The small rows of articles. Each has the height of two lines of a title. */
export function ArticleLinks({ articles, variant = 'mini' }: ArticleLinksProps) {
  if (articles.length === 0) return <EmptyState small>暂无数据</EmptyState>;
  const List = variant === 'ranked' ? 'ol' : 'ul';
  return (
    <List className={styles[variant]}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <a className={styles.link} href={routes.article(article.id)} {...NEW_TAB} rel="noopener">
            {variant === 'ranked' && <b className={recipes.rank}>{index + 1}</b>}
            {variant === 'related' && <LinkCover article={article} />}
            <span>
              <span className={styles.name} dir="auto">
                {article.articleTitle}
              </span>
              {variant === 'related' && (
                <small
                  className={styles.author}
                >{`${isolated(article.nickname)} · ${formatCount(article.viewCounts)} 阅读`}</small>
              )}
            </span>
            {variant !== 'related' && <small>{`${formatCount(article.viewCounts)} 阅读`}</small>}
          </a>
        </li>
      ))}
    </List>
  );
}

const LinkCover = ({ article: { id, category, coverImage } }: { article: LinkedArticle }) =>
  coverImage === '' ? (
    <GeneratedCover className={styles.cover} id={id} tint={categoryTint(category)} />
  ) : (
    <CoverImage className={styles.cover} src={coverImage} />
  );
