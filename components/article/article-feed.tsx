'use client';

import { cardTitle } from '@/components/article/article-card';
import type { CardTexts } from '@/components/article/card-texts';
import { ArticleList } from '@/components/article/article-list';
import { FeedPager, FeedStart } from '@/components/article/feed-pager';
import { EmptyState } from '@/components/ui/empty-state';
import { Late } from '@/components/layout/late';
import { lazyPart } from '@/components/ui/lazy-part';
import { useArticleFeed, type FeedSource } from '@/hooks/article/use-article-feed';
import { useRestoredFeed } from '@/hooks/article/use-restored-feed';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/constants';

/** Watches what is shown already. */
const FeedNews = lazyPart(async () => (await import('@/components/article/feed-news')).FeedNews, {
  onFail: 'hide',
});

interface ArticleFeedProps extends FeedSource {
  /** The texts of the first page's cards as the server rendered them. */
  texts?: CardTexts;
  label: string;
  /** Said when the feed has no article. */
  emptyText: string;
}

/** A feed of articles: its first page as the server rendered it, then page after page as the reader goes on. */
export function ArticleFeed({ label, emptyText, texts, ...source }: ArticleFeedProps) {
  const { filter, firstPage, initial } = source;
  const { feed, data, cards, readAt, ...list } = useArticleFeed(source);
  useRestoredFeed(feed, cardTitle);
  if (data && cards.length === 0 && !list.hasMore) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      <FeedStart filter={filter} page={firstPage} />
      {data && (
        <Late>
          <FeedNews feed={feed} data={data} readAt={readAt} forVisitor={initial !== undefined} />
        </Late>
      )}
      <ArticleList
        {...list}
        label={label}
        cards={cards}
        texts={texts}
        before={(firstPage - 1) * FEED_PAGE_SIZE}
        renderedAt={readAt}
      />
      {initial && <FeedPager filter={filter} page={firstPage} total={initial.total} />}
    </>
  );
}
