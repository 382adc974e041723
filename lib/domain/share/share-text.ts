import { charactersIn } from '@/lib/utils/characters-in';
import { cutBetweenLinks } from '@/lib/utils/text-blocks';
import { isBlank } from '@/lib/utils/is-blank';
import { SHARE_FOLD_CHARACTERS, SHARE_MAX_LENGTH } from './constants';

/** The beginning of a text that is too long to be shown at once; undefined for a shorter one. */
export function foldedText(content: string): string | undefined {
  const characters = Array.from(content);
  if (characters.length <= SHARE_FOLD_CHARACTERS) return undefined;
  const beginning = cutBetweenLinks(content, characters.slice(0, SHARE_FOLD_CHARACTERS).join('').length);
  return beginning === content ? undefined : `${beginning.trimEnd()}…`;
}

/** A text as a form sends it: every line break is two characters, as the multipart format wants. */
export const asSent = (content: string): string => content.replace(/\r\n?|\n/g, '\r\n');

/** Characters of a share as the API counts them. */
export const shareLength = (content: string): number => charactersIn(asSent(content));

/** Whether a text can be published: neither blank nor too long. */
export const publishable = (content: string): boolean => !isBlank(content) && shareLength(content) <= SHARE_MAX_LENGTH;
