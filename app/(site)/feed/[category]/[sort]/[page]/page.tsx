import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleFeed } from '@/components/article/article-feed/article-feed';
import { FocusFeed } from '@/components/article/focus-feed/focus-feed';
import { routes } from '@/lib/config/routes';
import { CATEGORY_FOCUS } from '@/lib/domain/article/constants';
import { feedTitle, loadFeedPage, parseFeedAddress } from '@/lib/server/feed';

export const revalidate = 30;
export const generateStaticParams = () => [];

type FeedPageProps = PageProps<'/feed/[category]/[sort]/[page]'>;

export async function generateMetadata({ params }: FeedPageProps): Promise<Metadata> {
  const address = parseFeedAddress(await params);
  if (!address) notFound();
  const { filter, page } = address;
  return {
    title: page === 1 ? feedTitle(filter) : `${feedTitle(filter)} · 第 ${page} 页`,
    alternates: { canonical: routes.home({ ...filter, page }) },
    ...(filter.category === CATEGORY_FOCUS && { robots: { index: false } }),
  };
}

export default async function FeedPage({ params }: FeedPageProps) {
  const address = parseFeedAddress(await params);
  if (!address) notFound();
  const { filter, page } = address;
  const label = feedTitle(filter);
  const heading = <h1 className="visually-hidden">{label}</h1>;
  if (filter.category === CATEGORY_FOCUS) {
    return (
      <>
        {heading}
        <FocusFeed filter={filter} firstPage={page} />
      </>
    );
  }
  const feed = await loadFeedPage(filter.category, filter.sort, page);
  if (!feed) notFound();
  return (
    <>
      {heading}
      <ArticleFeed filter={filter} firstPage={page} initial={feed} label={label} emptyText="这里还没有文章" />
    </>
  );
}
