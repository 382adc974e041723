'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { ArticlePrint } from '@/components/article/article-print';
import { ArticleView } from '@/components/article/article-view';
import { ErrorState } from '@/components/ui/state/error-state';
import { articleQueries } from '@/lib/domain/article/queries';
import type { Article } from '@/lib/domain/article/schema';
import { renderArticleHtml } from '@/lib/html/render-article';
import { isolated } from '@/lib/utils/direction';
import { fingerprint } from '@/lib/utils/fingerprint';

interface MemberArticleProps {
  id: string;
  isPrint: boolean;
  waiting: ReactNode;
  children: ReactNode;
}

export function MemberArticle({ id, isPrint, waiting, children }: MemberArticleProps) {
  // The article's visit: the API counts one view.
  const { data: article, isError, isFetching, refetch } = useQuery(articleQueries.visit(id));
  if (article && article.html.trim() !== '') {
    return <RenderedArticle article={article} isPrint={isPrint} />;
  }
  if (isError) {
    return (
      <>
        <title>加载失败</title>
        <ErrorState pending={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  return article === undefined ? waiting : children;
}

function RenderedArticle({ article, isPrint }: { article: Article; isPrint: boolean }) {
  const { html, articleTitle } = article;
  const content = useMemo(() => renderArticleHtml(html, window.location.origin), [html]);
  return (
    <>
      <title>{isPrint ? `打印预览 · ${isolated(articleTitle)}` : isolated(articleTitle)}</title>
      {isPrint ? (
        <ArticlePrint article={article} html={content.html} inShell />
      ) : (
        <ArticleView
          article={article}
          content={content}
          fingerprint={fingerprint(articleTitle, html)}
          related={undefined}
          byAuthor={undefined}
          author={undefined}
          comments={undefined}
        />
      )}
    </>
  );
}
