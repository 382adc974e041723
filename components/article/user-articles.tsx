'use client';

import { useEffect, useState } from 'react';
import { ArticleRowSkeletons } from '@/components/article/article-row-skeleton';
import { ARTICLE_ROWS, ArticleList } from '@/components/article/article-list';
import type { OwnArticleView } from '@/components/article/own/own-article-views';
import { LazyNewRows } from '@/components/frame/new-rows.lazy';
import { EmptyState } from '@/components/ui/state/empty-state';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { RenderedPage } from '@/hooks/lists/use-list';
import { useUserList } from '@/hooks/lists/use-user-list';
import { DRAFTS_HASH } from '@/lib/config/routes';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import styles from './user-articles.module.css';

interface UserArticlesProps {
  userId: string;
  initial: RenderedPage<ArticleSummary> | undefined;
}

/** The API has no total per status for `aria-setsize`. */
const UNKNOWN_TOTAL = -1;

const loadOwnParts = () => import('./own/own-article.bundle');

const OwnArticleTools = lazyComponent(async () => (await loadOwnParts()).OwnArticleTools, {
  onFail: 'toast',
  fallback: <section className={styles.tools} />,
});

const OwnArticleViews = lazyComponent(async () => (await loadOwnParts()).OwnArticleViews, { onFail: 'hide' });

export function UserArticles({ userId, initial }: UserArticlesProps) {
  const { isOwner, awaitsOwn, rows, total, readAt, isEmpty, news, paging } = useUserList(userId, {
    query: articleQueries.ofUser(userId),
    initial,
    ...ARTICLE_ROWS,
  });
  const hydrated = useHydrated();
  const [chosen, setView] = useState<OwnArticleView>();
  const atDrafts = isOwner && hydrated && window.location.hash === DRAFTS_HASH;
  const view = chosen ?? (atDrafts ? 'drafts' : 'all');
  // The user menu leads to the drafts, also from here: the router tells of no change of the hash alone.
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href$="${DRAFTS_HASH}"]`)) setView('drafts');
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  const cards = view === 'all' ? rows : rows.filter(({ status }) => status === view);
  const nothingLeft = cards.length === 0 && !paging.hasMore && !paging.loading;
  const toolsOf = (card: ArticleSummary) => <OwnArticleTools card={card} />;
  const list = () => {
    // The author's rows and tools would push others down.
    if (awaitsOwn) return <ArticleRowSkeletons />;
    if (isEmpty || (nothingLeft && !paging.failed)) return <EmptyState>暂无数据</EmptyState>;
    return (
      <ArticleList
        paging={paging}
        cards={cards}
        total={view === 'all' ? total : UNKNOWN_TOTAL}
        label="文章"
        variant="own"
        renderedAt={readAt}
        toolsOf={isOwner ? toolsOf : undefined}
      />
    );
  };
  return (
    <>
      {/* No offer of new ones, because pinned ones stand above them. */}
      {news && <LazyNewRows list={news} noun="篇新文章" isNewestFirst={false} />}
      {isOwner && (
        <div className={styles.views}>
          <OwnArticleViews userId={userId} view={view} onView={setView} />
        </div>
      )}
      {view !== 'drafts' && list()}
    </>
  );
}
