import { ALL_BLOCKS } from '@/lib/config/routes';
import { parsePageNumber } from '@/lib/utils/page-number';
import { SHARE_BLOCKS } from './constants';

export const shareElementId = (shareId: string) => `share-${shareId}`;

export const blockName = (id: string): string => SHARE_BLOCKS.find((block) => block.id === id)?.name ?? '';

export interface CircleAddress {
  block: string | undefined;
  page: number;
}

export function parseCircleAddress(params: { block: string; page: string }): CircleAddress | null {
  const page = parsePageNumber(params.page);
  const block = params.block === ALL_BLOCKS ? undefined : params.block;
  if (page === null || (block !== undefined && !blockName(block))) return null;
  return { block, page };
}
