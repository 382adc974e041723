import type { Metadata } from 'next';
import { ShareCircleList } from '@/components/share/share-circle-list';
import { JsonLd } from '@/components/ui/json-ld';
import { ListPager, ListStart } from '@/components/ui/list/list-pager';
import { routes } from '@/lib/config/routes';
import type { ShareCircleParams } from '@/lib/domain/share/blocks';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/page-size';
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
  const { block, page } = address;
  const shares = await loadShareCirclePage(block, page);
  const title = shareCircleTitle(address);
  return (
    <>
      <JsonLd data={shareCircleJsonLd(address, shares.list)} />
      <h1 className={recipes.visuallyHidden}>{title}</h1>
      <ListStart page={page} firstHref={routes.shareCircle({ block })} />
      <ShareCircleList {...address} initial={shares} label={title} />
      <ListPager
        page={page}
        last={Math.ceil(shares.total / SHARE_FIRST_PAGE_SIZE)}
        hrefOf={(number) => routes.shareCircle({ block, page: number })}
      />
    </>
  );
}
