import type { Metadata } from 'next';
import { CircleFeed } from '@/components/share/circle-feed';
import type { CircleParams } from '@/lib/domain/share/blocks';
import { circleAddress, circleMetadata, circleTitle, loadCirclePage } from '@/lib/server/share-circle';
import recipes from '@/styles/recipes.module.css';

export const revalidate = 30;

interface CirclePageProps {
  /** None for the circle's own address. */
  params: Promise<CircleParams>;
}

export async function generateMetadata({ params }: CirclePageProps): Promise<Metadata> {
  return circleMetadata(circleAddress(await params));
}

export default async function CirclePage({ params }: CirclePageProps) {
  const address = circleAddress(await params);
  const shares = await loadCirclePage(address.block, address.page);
  const title = circleTitle(address);
  return (
    <>
      <h1 className={recipes.visuallyHidden}>{title}</h1>
      <CircleFeed {...address} initial={shares} label={title} />
    </>
  );
}
