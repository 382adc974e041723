import { ALL_BLOCKS } from '@/lib/config/routes';
import { charactersIn } from '@/lib/utils/characters-in';
import { parsePageNumber } from '@/lib/utils/page-number';
import { cutBetweenLinks } from '@/lib/utils/text-blocks';
import { isBlank } from '@/lib/utils/is-blank';
import { SHARE_BLOCKS, SHARE_FOLD_CHARACTERS, SHARE_MAX_LENGTH } from './constants';
import type { Share } from './schema';

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

/** A text as a form sends it: every line break is two characters, as the multipart format wants. */
const asSent = (content: string): string => content.replace(/\r\n?|\n/g, '\r\n');

/** Characters of a share as the API counts them. */
export const shareLength = (content: string): number => charactersIn(asSent(content));

/** Whether a text can be published: neither blank nor too long. */
export const publishable = (content: string): boolean => !isBlank(content) && shareLength(content) <= SHARE_MAX_LENGTH;

interface Published {
  content: string;
  /** Its author. */
  userId: string;
  /** The shares that were shown before. */
  known: readonly Pick<Share, 'id' | 'createTime'>[];
}

/** Finds a share that was published although its answer got lost: a new one of the same author and text. */
export function findPublished(shares: readonly Share[], { content, userId, known }: Published): Share | undefined {
  const newest = known.reduce((time, share) => (share.createTime > time ? share.createTime : time), '');
  return shares.find(
    (share) =>
      share.userId === userId &&
      asSent(share.content).trim() === asSent(content).trim() &&
      share.createTime >= newest &&
      !known.some(({ id }) => id === share.id),
  );
}
