import type { ReactNode } from 'react';
import { FeedFrame } from '@/components/article/article-feed';
import { ArticleLinks } from '@/components/article/article-links';
import { LinksBlock } from '@/components/frame/links-block';
import { HotArticlesSkeleton } from '@/components/article/hot-articles-skeleton';
import { LazyHotArticles } from '@/components/article/fetched-links.lazy';
import { PageAside } from '@/components/shell/page-aside';
import { TagBlock } from '@/components/tag/tag-block';
import { GreetingPlaceholder } from '@/components/user/greeting-placeholder';
import { LazyGreeting } from '@/components/user/greeting.lazy';
import { TopAuthors } from '@/components/user/top-authors';
import { loadHotArticles, loadTopAuthors } from '@/lib/server/feed';

export default async function FeedLayout({ children }: { children: ReactNode }) {
  const [authors, { hot, tags }] = await Promise.all([loadTopAuthors(), loadHotArticles()]);
  const aside = (
    <PageAside>
      <LazyGreeting waiting={<GreetingPlaceholder />} />
      {hot.length > 0 ? (
        <LinksBlock title="今日热榜">
          <ArticleLinks articles={hot} variant="ranked" />
        </LinksBlock>
      ) : (
        <LazyHotArticles waiting={<HotArticlesSkeleton />} />
      )}
      <TopAuthors authors={authors} />
      <TagBlock title="热门标签" tags={tags} />
    </PageAside>
  );
  return <FeedFrame aside={aside}>{children}</FeedFrame>;
}
