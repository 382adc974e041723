import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { fileRoutes } from '@/lib/config/file-routes';
import { SHARE_CIRCLE_SYNDICATION, routes } from '@/lib/config/routes';
import { listShares } from '@/lib/domain/share/api';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/page-size';
import { blockName, parseShareCircleAddress, type ShareCircleAddress } from '@/lib/domain/share/blocks';
import type { Share } from '@/lib/domain/share/schema';
import { optional, required, selected } from './load';
import { breadcrumbJsonLd, type JsonLdNode } from './seo/json-ld';
import { listJsonLd } from './seo/list-json-ld';
import { pageMetadata } from './seo/page-metadata';
import { shareTitle } from './seo/share-title';

export const shareCircleAddress = selected(parseShareCircleAddress);

export const shareCircleTitle = ({ block, page }: ShareCircleAddress): string =>
  ['友圈', block && blockName(block), page > 1 && `第 ${page} 页`].filter(Boolean).join(' · ');

export async function shareCircleMetadata(address: ShareCircleAddress): Promise<Metadata> {
  const { block, page } = address;
  const shares = block && page === 1 ? await optional(loadShareCirclePage(block, page)) : undefined;
  const subject = block ? `“${blockName(block)}”里的` : '大家的';
  const number = page > 1 ? `（第 ${page} 页）` : '';
  return pageMetadata({
    title: shareCircleTitle(address),
    description: `友圈${number}：${subject}新鲜事、技术心得和求助，几句话、几张图，随时聊起来。`,
    path: routes.shareCircle(address),
    image: fileRoutes.listImage('sharecircle', block),
    noindex: shares?.list.length === 0,
    syndication: { code: SHARE_CIRCLE_SYNDICATION, label: '友圈' },
  });
}

/** A page of the share circle as visitors see it, with the time of reading; not found past the end. @throws ApiError */
export const loadShareCirclePage = cache(async (block: string | undefined, page: number) => {
  const { list, total } = await required(listShares({ block, pageNo: page, pageSize: SHARE_FIRST_PAGE_SIZE }));
  if (page > 1 && list.length === 0) notFound();
  return { list, total, pageNo: page, renderedAt: Date.now() };
});

export function shareCircleJsonLd(address: ShareCircleAddress, shares: readonly Share[]): JsonLdNode[] {
  const { block, page } = address;
  const path = routes.shareCircle(address);
  return [
    breadcrumbJsonLd([
      { name: '友圈', path: routes.shareCircle() },
      ...(block ? [{ name: blockName(block), path: routes.shareCircle({ block }) }] : []),
    ]),
    ...listJsonLd({
      name: shareCircleTitle(address),
      path,
      first: (page - 1) * SHARE_FIRST_PAGE_SIZE + 1,
      items: shares.map((share) => ({ name: shareTitle(share), path: routes.share(share.id) })),
    }),
  ];
}
