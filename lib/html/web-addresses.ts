import type { Link, PhrasingContent, Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import type { Data, Plugin } from 'unified';
import { ADDRESS, addressIn, hrefOf, MAIL } from '@/lib/utils/address/address-text';

/** A link to the address that a text begins with, and the text behind it; false when it begins with none. */
function linked(text: string): PhrasingContent[] | false {
  const address = addressIn(text);
  if (!/^(?:https?:\/\/[-\w]|www\.[-\w]+\.|[\w.+-]+@)/i.test(address)) return false;
  const link: Link = { type: 'link', url: hrefOf(address), children: [{ type: 'text', value: address }] };
  const rest = text.slice(address.length);
  return rest === '' ? [link] : [link, { type: 'text', value: rest }];
}

const AUTOLINKS = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

/** GFM without its bare addresses: its parser restarts at each word to look for them, and its tree is searched again. */
function removeAutolinks({ micromarkExtensions = [], fromMarkdownExtensions = [] }: Data): void {
  for (const { text } of micromarkExtensions) {
    for (const [code, constructs] of Object.entries(text ?? {})) {
      const others = [constructs ?? []].flat().filter(({ name = '' }) => !AUTOLINKS.has(name));
      if (text) text[code] = others;
    }
  }
  for (const extension of fromMarkdownExtensions.flat()) {
    if (extension.enter && 'literalAutolink' in extension.enter) extension.transforms = [];
  }
}

/** GitHub's bare addresses stand between blanks, and in Chinese the next blank is the end of the paragraph. */
export const webAddresses: Plugin<[], Root> = function () {
  removeAutolinks(this.data());
  return (tree) => {
    findAndReplace(
      tree,
      [
        [ADDRESS, linked],
        [MAIL, linked],
      ],
      { ignore: ['link', 'linkReference'] },
    );
  };
};
