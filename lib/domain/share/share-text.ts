import { codePointsIn, firstCharacters } from '@/lib/utils/characters-in';
import { cutBetweenLinks } from '@/lib/utils/text-blocks';
import { isBlank } from '@/lib/utils/is-blank';
import { SHARE_MAX_LENGTH } from './share-limits';

const SHARE_FOLD_CHARACTERS = 118;

export function foldedText(content: string): string | undefined {
  const first = firstCharacters(content, SHARE_FOLD_CHARACTERS);
  if (first === content) return undefined;
  const beginning = cutBetweenLinks(content, first.length);
  return beginning === content ? undefined : `${beginning.trimEnd()}…`;
}

/** A text as multipart sends it: every line break is two characters. */
export const asSent = (content: string): string => content.replace(/\r\n?|\n/g, '\r\n');

export const publishable = (content: string): boolean =>
  !isBlank(content) && codePointsIn(asSent(content)) <= SHARE_MAX_LENGTH;

export const textBelow = (above: string, text: string): string => `${above.trimEnd()}${above.trim() && '\n'}${text}`;
