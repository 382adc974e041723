import type { Metadata } from 'next';
import { ArticleFeed } from '@/components/article/article-feed';
import { FollowedFeed } from '@/components/article/followed-feed';
import { JsonLd } from '@/components/ui/json-ld';
import { CATEGORY_FOLLOWED } from '@/lib/domain/article/constants';
import type { FeedParams } from '@/lib/domain/article/feed';
import { feedAddress, feedMetadata, feedTitle, isHome, loadFeedPage } from '@/lib/server/feed';
import { websiteJsonLd } from '@/lib/server/seo/json-ld';
import recipes from '@/styles/recipes.module.css';

export const revalidate = 30;

interface FeedPageProps {
  /** None for the home page's own address. */
  params: Promise<FeedParams>;
}

export async function generateMetadata({ params }: FeedPageProps): Promise<Metadata> {
  return feedMetadata(feedAddress(await params));
}

export default async function FeedPage({ params }: FeedPageProps) {
  const address = feedAddress(await params);
  const { filter, page } = address;
  const title = feedTitle(address);
  const heading = <h1 className={recipes.visuallyHidden}>{title}</h1>;
  if (filter.category === CATEGORY_FOLLOWED) {
    return (
      <>
        {heading}
        <FollowedFeed filter={filter} firstPage={page} />
      </>
    );
  }
  const feed = await loadFeedPage(filter.category, filter.sort, page);
  return (
    <>
      {isHome(address) && <JsonLd data={websiteJsonLd()} />}
      {heading}
      <ArticleFeed filter={filter} firstPage={page} initial={feed} label={title} emptyText="这里还没有文章" />
    </>
  );
}
