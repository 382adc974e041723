import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CircleFeed } from '@/components/share/circle-feed';
import { parseCircleAddress } from '@/lib/domain/share/blocks';
import { circleMetadata, circleTitle, loadCirclePage } from '@/lib/server/share-circle';
import recipes from '@/styles/recipes.module.css';

export const revalidate = 30;
export const generateStaticParams = () => [];

type CirclePageProps = PageProps<'/circle/[block]/[page]'>;

export async function generateMetadata({ params }: CirclePageProps): Promise<Metadata> {
  const address = parseCircleAddress(await params);
  if (!address) notFound();
  return circleMetadata(address);
}

export default async function CirclePage({ params }: CirclePageProps) {
  const address = parseCircleAddress(await params);
  if (!address) notFound();
  const shares = await loadCirclePage(address.block, address.page);
  const title = circleTitle(address);
  return (
    <>
      <h1 className={recipes.visuallyHidden}>{title}</h1>
      <CircleFeed {...address} initial={shares} label={title} />
    </>
  );
}
