import { charactersIn } from '@/lib/utils/characters-in';
import { cutBetweenLinks } from '@/lib/utils/text-blocks';
import { isBlank } from '@/lib/utils/is-blank';
import { SHARE_FOLD_CHARACTERS, SHARE_MAX_LENGTH } from './constants';

export function foldedText(content: string): string | undefined {
  const characters = Array.from(content);
  if (characters.length <= SHARE_FOLD_CHARACTERS) return undefined;
  const beginning = cutBetweenLinks(content, characters.slice(0, SHARE_FOLD_CHARACTERS).join('').length);
  return beginning === content ? undefined : `${beginning.trimEnd()}…`;
}

/** A text as multipart sends it: every line break is two characters. */
export const asSent = (content: string): string => content.replace(/\r\n?|\n/g, '\r\n');

/** Length as the API counts it. */
export const shareLength = (content: string): number => charactersIn(asSent(content));

export const publishable = (content: string): boolean => !isBlank(content) && shareLength(content) <= SHARE_MAX_LENGTH;

export const textBelow = (above: string, text: string): string => `${above.trimEnd()}${above.trim() && '\n'}${text}`;
