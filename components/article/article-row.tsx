import type { ComponentProps, ReactNode } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';
import { CoverImage } from '@/components/ui/cover-image';
import { GeneratedCover } from '@/components/ui/generated-cover';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryOfTags, categoryTint } from '@/lib/domain/article/labels';
import { textLang } from '@/lib/utils/text-lang';
import styles from './article-row.module.css';

type RowArticle = Pick<ArticleSummary, 'id' | 'articleTitle'> &
  Partial<Pick<ArticleSummary, 'description' | 'coverImage' | 'category' | 'tags'>>;

export interface ArticleRowProps extends Pick<
  ComponentProps<'article'>,
  'role' | 'className' | 'aria-posinset' | 'aria-setsize' | 'aria-labelledby'
> {
  article: RowArticle;
  /**
   * An `ArticleSummaryRow` of the main column is `feed`, `search`, `own` or `history`; `later` is in the reading list,
   * `related` below a text, `mini` and `ranked` in a side column.
   */
  variant: keyof typeof VARIANTS;
  href?: string;
  /** Before the title. */
  start?: ReactNode;
  mark?: ((text: string) => ReactNode) | undefined;
  /** The article was deleted: there is nothing to open. */
  isGone?: boolean | undefined;
  eager?: boolean | undefined;
  headingId?: string | undefined;
  /** The footer, and what can be done with the row. */
  children: ReactNode;
}

const MAIN = { Row: 'article', Heading: 'h2', look: styles.row, hasCover: true } as const;
const SMALL = { Row: 'li', Heading: 'h3', look: styles.mini, hasCover: false } as const;
const VARIANTS = {
  feed: MAIN,
  search: MAIN,
  own: MAIN,
  history: { ...MAIN, Heading: 'h3' },
  later: { Row: 'li', Heading: 'h2', look: styles.row, hasCover: false },
  related: { ...SMALL, look: styles.related, hasCover: true },
  mini: SMALL,
  ranked: SMALL,
} as const;

/** The one row for articles. It opens the article in a new tab; what else it holds is a target of its own. */
export function ArticleRow({
  article: { id, articleTitle, description = '', coverImage, tags = [], category = categoryOfTags(tags) },
  variant,
  className,
  href = routes.article(id),
  start,
  mark,
  isGone,
  eager = false,
  headingId,
  children,
  ...attributes
}: ArticleRowProps) {
  const { Row, Heading, look, hasCover } = VARIANTS[variant];
  const title = mark ? mark(articleTitle) : articleTitle;
  return (
    <Row {...attributes} className={className ? `${look} ${className}` : look}>
      {start}
      <div>
        <Heading id={headingId} dir="auto" lang={textLang(articleTitle)}>
          {isGone ? (
            title
          ) : (
            <a href={href} {...NEW_TAB} rel="noopener">
              {title}
            </a>
          )}
        </Heading>
        {Row === 'article' && (
          <p dir="auto" lang={textLang(description)}>
            {mark ? mark(description) : description}
          </p>
        )}
      </div>
      {hasCover &&
        (coverImage ? (
          <CoverImage className={styles.cover} src={coverImage} eager={eager} />
        ) : (
          <GeneratedCover className={styles.cover} id={id} tint={categoryTint(category)} />
        ))}
      {children}
    </Row>
  );
}
