import { AsideAuthor, EndAuthor, type AuthorFacts } from '@/components/article/article-author';
import { ArticleActions } from '@/components/article/article-actions';
import { ArticleComments } from '@/components/article/article-comments';
import { ArticleCover } from '@/components/article/article-cover';
import { ArticleContent } from '@/components/reading/reading-content';
import { ArticleFooter } from '@/components/article/article-footer';
import { ArticleHeader } from '@/components/article/article-header';
import { ArticleLinks } from '@/components/article/article-links';
import { LinksBlock } from '@/components/frame/links-block';
import { LinkSkeletons } from '@/components/article/link-skeletons';
import { LazyLinks } from '@/components/article/fetched-links.lazy';
import { ArticleToc, ContentsButton } from '@/components/reading/toc';
import { ArticleVisit } from '@/components/article/article-visit';
import { FirstComments } from '@/components/comment/first-comments';
import type { Article } from '@/lib/domain/article/schema';
import type { LinkedArticle } from '@/lib/domain/article/linked-article';
import type { CommentPage, CommentSubject } from '@/lib/domain/comment/schema';
import { routes } from '@/lib/config/routes';
import { readingMinutes } from '@/lib/html/reading-time';
import type { RenderedArticle } from '@/lib/html/article-renderer';
import { ArticleExtras } from '@/components/reading/reading-extras';
import { ReadingSettings } from '@/components/reading/reading-settings';
import styles from './article-view.module.css';

interface ArticleViewProps {
  article: Omit<Article, 'html'>;
  content: RenderedArticle;
  fingerprint: string;
  related: readonly LinkedArticle[] | undefined;
  byAuthor: readonly LinkedArticle[] | undefined;
  author: AuthorFacts | undefined;
  comments: CommentPage | undefined;
}

const BEST = 2;

const mostRead = (articles: readonly LinkedArticle[] = []) =>
  articles.toSorted((one, other) => (other.viewCounts ?? 0) - (one.viewCounts ?? 0)).slice(0, BEST);

export function ArticleView(props: ArticleViewProps) {
  const { article, content, fingerprint, related, byAuthor, author, comments } = props;
  const { id, userId, articleTitle, nickname, tags, theme, codeStyle, likeCounts, commentCounts } = article;
  const subject: CommentSubject = { kind: 'article', id, ownerId: userId };
  const text = { id, href: routes.article(id), title: articleTitle, author: nickname };
  const hasToc = content.headings.length > 0;
  const waiting = <LinkSkeletons label="正在加载文章" count={3} />;
  return (
    <div className={styles.page}>
      <ArticleExtras key={fingerprint} text={text} quotes />
      <div className={styles.main}>
        <article className={styles.article}>
          <ArticleHeader article={article} readingMinutes={readingMinutes(content.characters)} />
          {article.coverImage !== '' && <ArticleCover src={article.coverImage} />}
          <div className={styles.content}>
            <ArticleContent key={fingerprint} html={content.html} theme={theme} codeStyle={codeStyle} reading />
          </div>
          <ArticleFooter article={article}>
            <EndAuthor article={article} facts={author} best={mostRead(byAuthor)} />
          </ArticleFooter>
        </article>
        <div className={styles.railTrack}>
          <ArticleActions article={{ id, userId, articleTitle, nickname, likeCounts, commentCounts }} place="rail">
            {hasToc && <ContentsButton />}
            <ReadingSettings text={text} />
          </ArticleActions>
        </div>
        {related?.length !== 0 && (
          <LinksBlock title="相关推荐">
            {related ? (
              <ArticleLinks articles={related} variant="related" />
            ) : (
              <LazyLinks article={{ id, userId, tags }} kind="related" waiting={waiting} />
            )}
          </LinksBlock>
        )}
        <ArticleComments subject={subject} count={comments?.count}>
          {comments && <FirstComments comments={comments.comments} subject={subject} />}
        </ArticleComments>
      </div>
      <aside className={styles.aside} aria-label="目录与推荐" data-print="hidden">
        <AsideAuthor article={article} facts={author} />
        <div className={styles.pinned}>
          {hasToc && <ArticleToc key={fingerprint} headings={content.headings} />}
          {byAuthor?.length !== 0 && (
            <LinksBlock title="作者的其他文章">
              {byAuthor ? (
                <ArticleLinks articles={byAuthor} />
              ) : (
                <LazyLinks article={{ id, userId, tags }} kind="byAuthor" waiting={waiting} />
              )}
            </LinksBlock>
          )}
        </div>
      </aside>
      <ArticleVisit id={id} userId={userId} shown={fingerprint} />
    </div>
  );
}
