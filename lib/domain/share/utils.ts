import { ALL_BLOCKS } from '@/lib/config/routes';
import { parsePageNumber } from '@/lib/utils/page-number';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';
import { cutBetweenLinks } from '@/lib/utils/text-blocks';
import { SHARE_BLOCKS, SHARE_FOLD_CHARACTERS } from './constants';
import type { Share } from './schema';

/** Half-width columns of a title. */
const TITLE_COLUMNS = 60;

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

/** What the page of a share is called: its author and the beginning of its text. */
export const shareTitle = ({ nickname, content }: Pick<Share, 'nickname' | 'content'>): string =>
  [nickname, clipText(onOneLine(content), TITLE_COLUMNS)].filter(Boolean).join('：');
