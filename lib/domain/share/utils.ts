import { ALL_BLOCKS } from '@/lib/config/routes';
import { parsePageNumber } from '@/lib/utils/page-number';
import { cutBetweenLinks } from '@/lib/utils/text-blocks';
import { SHARE_BLOCKS, SHARE_FOLD_CHARACTERS } from './constants';

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

/** The beginning of a text that is too long to be shown at once; undefined for a shorter one. */
export function foldedText(content: string): string | undefined {
  const characters = Array.from(content);
  if (characters.length <= SHARE_FOLD_CHARACTERS) return undefined;
  const beginning = cutBetweenLinks(content, characters.slice(0, SHARE_FOLD_CHARACTERS).join('').length);
  return beginning === content ? undefined : `${beginning.trimEnd()}…`;
}
