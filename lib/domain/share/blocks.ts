import { ALL_BLOCKS } from '@/lib/config/routes';
import { parsePage } from '@/lib/utils/page-number';

/** Blocks of the share circle; the API does not publish them (assumption A13). */
export const SHARE_BLOCKS = [
  { id: '1', name: '技术交流' },
  { id: '2', name: '摸鱼' },
  { id: '3', name: '职场' },
  { id: '4', name: '求助' },
  { id: '5', name: '分享发现' },
  { id: '6', name: '生活' },
] as const;

export const shareElementId = (shareId: string) => `share-${shareId}`;

export const blockName = (id: string): string => SHARE_BLOCKS.find((block) => block.id === id)?.name ?? '';

export interface ShareCircleAddress {
  block: string | undefined;
  page: number;
}

/** Path segments of the share circle's page; absent ones mean the default. */
export interface ShareCircleParams {
  block?: string;
  page?: string;
}

export function parseShareCircleAddress(params: ShareCircleParams): ShareCircleAddress | null {
  const page = parsePage(params);
  const block = params.block === ALL_BLOCKS ? undefined : params.block;
  if (page === null || (block !== undefined && !blockName(block))) return null;
  return { block, page };
}
