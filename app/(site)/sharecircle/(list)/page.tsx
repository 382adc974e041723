import type { Metadata } from 'next';
import { ShareCircleList } from '@/components/share/share-circle-list';
import { JsonLd } from '@/components/ui/json-ld';
import type { ShareCircleParams } from '@/lib/domain/share/blocks';
import {
  shareCircleAddress,
  shareCircleJsonLd,
  shareCircleMetadata,
  shareCircleTitle,
  loadShareCirclePage,
} from '@/lib/server/share-circle';
import recipes from '@/styles/recipes.module.css';

export const revalidate = 30;

interface ShareCirclePageProps {
  params: Promise<ShareCircleParams>;
}

export async function generateMetadata({ params }: ShareCirclePageProps): Promise<Metadata> {
  return shareCircleMetadata(await shareCircleAddress(params));
}

export default async function ShareCirclePage({ params }: ShareCirclePageProps) {
  const address = await shareCircleAddress(params);
  const shares = await loadShareCirclePage(address.block, address.page);
  const title = shareCircleTitle(address);
  return (
    <>
      <JsonLd data={shareCircleJsonLd(address, shares.list)} />
      <h1 className={recipes.visuallyHidden}>{title}</h1>
      <ShareCircleList {...address} initial={shares} label={title} />
    </>
  );
}
