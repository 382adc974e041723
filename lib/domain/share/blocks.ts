import { ALL_BLOCKS } from '@/lib/config/routes';
import { parsePage } from '@/lib/utils/page-number';
import { SHARE_BLOCKS } from './constants';

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
