import type { Metadata } from 'next';
import { ArticleFeed } from '@/components/article/article-feed';
import { FollowedFeed } from '@/components/article/followed-feed';
import { JsonLd } from '@/components/ui/json-ld';
import { ListPager, ListStart } from '@/components/ui/list/list-pager';
import { routes } from '@/lib/config/routes';
import { CATEGORY_FOLLOWED } from '@/lib/domain/article/categories';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import type { FeedParams } from '@/lib/domain/article/feed';
import { feedAddress, feedMetadata, feedTitle, isHome, loadFeedPage } from '@/lib/server/feed';
import { breadcrumbJsonLd, websiteJsonLd } from '@/lib/server/seo/json-ld';
import { listJsonLd } from '@/lib/server/seo/list-json-ld';
import recipes from '@/styles/recipes.module.css';

export const revalidate = 30;

interface FeedPageProps {
  params: Promise<FeedParams>;
}

export async function generateMetadata({ params }: FeedPageProps): Promise<Metadata> {
  return feedMetadata(await feedAddress(params));
}

export default async function FeedPage({ params }: FeedPageProps) {
  const address = await feedAddress(params);
  const { filter, page } = address;
  const title = feedTitle(address);
  const heading = <h1 className={recipes.visuallyHidden}>{title}</h1>;
  if (filter.category === CATEGORY_FOLLOWED) {
    return (
      <>
        {heading}
        <div data-only="member">
          <ListStart page={page} firstHref={routes.home(filter)} />
        </div>
        <FollowedFeed filter={filter} firstPage={page} />
      </>
    );
  }
  const feed = await loadFeedPage(filter.category, filter.sort, page);
  const path = routes.home({ ...filter, page });
  return (
    <>
      <JsonLd data={isHome(address) ? websiteJsonLd() : breadcrumbJsonLd([{ name: title, path }])} />
      <JsonLd
        data={listJsonLd({
          name: title,
          path,
          first: (page - 1) * FEED_PAGE_SIZE + 1,
          items: feed.list.map((row) => ({ name: row.articleTitle, path: routes.article(row.id) })),
        })}
      />
      {heading}
      <ListStart page={page} firstHref={routes.home(filter)} />
      <ArticleFeed filter={filter} firstPage={page} initial={feed} label={title} emptyText="这里还没有文章" />
      <ListPager
        page={page}
        last={Math.ceil(feed.total / FEED_PAGE_SIZE)}
        hrefOf={(number) => routes.home({ ...filter, page: number })}
      />
    </>
  );
}
