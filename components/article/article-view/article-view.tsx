'use client';

import { ArticleContent } from '@/components/article/article-content/article-content';
import { ArticleFooter } from '@/components/article/article-footer/article-footer';
import { ArticleHeader } from '@/components/article/article-header/article-header';
import { AuthorArticles } from '@/components/article/article-links/author-articles';
import { RelatedArticles } from '@/components/article/article-links/related-articles';
import type { LinkedArticle } from '@/components/article/article-links/article-links';
import { ArticleToc } from '@/components/article/article-toc/article-toc';
import { ArticleVisit } from '@/components/article/article-visit/article-visit';
import { ArticleComments } from '@/components/comment/article-comments/article-comments';
import { CoverImage } from '@/components/ui/cover-image/cover-image';
import { Late } from '@/components/layout/late/late';
import type { ShownArticle } from '@/lib/domain/article/schema';
import type { PreparedContent } from '@/lib/html/prepare-content';
import { lazyOptional } from '@/lib/utils/lazy-optional';
import styles from './article-view.module.css';

const ReadingProgress = lazyOptional(
  async () => (await import('@/components/article/reading-progress/reading-progress')).ReadingProgress,
);
/** What the row below the text says again, always in sight. */
const ArticleRail = lazyOptional(
  async () => (await import('@/components/article/article-actions/article-actions')).ArticleActions,
);

interface ArticleViewProps {
  article: ShownArticle;
  content: PreparedContent;
  /** Fingerprint of the content as the API gave it. */
  fingerprint: string;
  related: readonly LinkedArticle[] | undefined;
  byAuthor: readonly LinkedArticle[] | undefined;
  onStale: (id: string) => Promise<void>;
}

/** An article as every reader sees it. A client component, so that the page carries its data once and not its markup too. */
export function ArticleView(props: ArticleViewProps) {
  const { article, content, fingerprint, related, byAuthor, onStale } = props;
  const { id, userId, tags, theme, codeStyle } = article;
  return (
    <div className={styles.page} data-toc={content.headingCount > 0 || undefined}>
      <Late>
        <ReadingProgress articleId={id} />
        <ArticleRail article={article} place="rail" />
      </Late>
      <div className={styles.main}>
        <article className={styles.article}>
          <ArticleHeader article={article} readingMinutes={content.readingMinutes} />
          {article.coverImage !== '' && <CoverImage className={styles.cover} src={article.coverImage} alt="" eager />}
          <div className={styles.content}>
            <ArticleContent contentKey={content.contentKey} theme={theme} codeStyle={codeStyle} />
          </div>
          <ArticleFooter article={article} />
        </article>
        <RelatedArticles articleId={id} tags={tags} initial={related} />
        <ArticleComments articleId={id} authorId={userId} />
      </div>
      <aside className={styles.aside} aria-label="目录与推荐" data-print="hidden">
        {content.headingCount > 0 && (
          <div className={styles.toc}>
            <ArticleToc contentKey={content.contentKey} />
          </div>
        )}
        <AuthorArticles articleId={id} userId={userId} initial={byAuthor} />
      </aside>
      <ArticleVisit id={id} userId={userId} shown={fingerprint} onStale={onStale} />
    </div>
  );
}
