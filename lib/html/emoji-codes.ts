import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { lookUp } from '@/lib/utils/look-up';

/** Beside a letter, a digit, a slash or another colon it is part of an address, a time or a configuration. */
const CODE = /(?<![A-Za-z0-9:/]):(\+1|[-\w]+):(?![A-Za-z0-9:])/g;

/** Remark plugin: `:smile:` becomes the emoji. */
export const emojiCodes = () => (tree: Root) =>
  findAndReplace(tree, [CODE, (_code: string, name: string) => lookUp(nameToEmoji, name) ?? false]);
