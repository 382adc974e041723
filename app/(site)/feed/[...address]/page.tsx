import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleFeed } from '@/components/article/article-feed';
import { FocusFeed } from '@/components/article/focus-feed';
import { JsonLd } from '@/components/ui/json-ld';
import { CATEGORY_FOCUS } from '@/lib/domain/article/constants';
import { parseFeedAddress } from '@/lib/domain/article/feed';
import { feedMetadata, feedTitle, isHome, loadFeedPage } from '@/lib/server/feed';
import { websiteJsonLd } from '@/lib/server/seo/json-ld';
import recipes from '@/styles/recipes.module.css';

export const revalidate = 30;
export const generateStaticParams = () => [];

type FeedPageProps = PageProps<'/feed/[...address]'>;

export async function generateMetadata({ params }: FeedPageProps): Promise<Metadata> {
  const address = parseFeedAddress((await params).address);
  if (!address) notFound();
  return feedMetadata(address);
}

export default async function FeedPage({ params }: FeedPageProps) {
  const address = parseFeedAddress((await params).address);
  if (!address) notFound();
  const { filter, page } = address;
  const title = feedTitle(address);
  const heading = <h1 className={recipes.visuallyHidden}>{title}</h1>;
  if (filter.category === CATEGORY_FOCUS) {
    return (
      <>
        {heading}
        <FocusFeed filter={filter} firstPage={page} />
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
