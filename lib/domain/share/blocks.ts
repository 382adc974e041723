import { ALL_BLOCKS } from '@/lib/config/routes';
import { parsePageNumber } from '@/lib/utils/page-number';
import { SHARE_BLOCKS } from './constants';

/** Id of the element that holds a share in a list. */
export const shareElementId = (shareId: string) => `share-${shareId}`;

/** The name of a block; '' for an unknown one. */
export const blockName = (id: string): string => SHARE_BLOCKS.find((block) => block.id === id)?.name ?? '';

/** A page of the share circle, as its address names it. */
export interface CircleAddress {
  /** Undefined for all blocks. */
  block: string | undefined;
  page: number;
}

/** The page of the share circle that path segments name, or null when there is none of this name. */
export function parseCircleAddress(params: { block: string; page: string }): CircleAddress | null {
  const page = parsePageNumber(params.page);
  const block = params.block === ALL_BLOCKS ? undefined : params.block;
  if (page === null || (block !== undefined && !blockName(block))) return null;
  return { block, page };
}
