import type { Link, PhrasingContent, Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { ADDRESS, addressIn, hrefOf, MAIL } from '@/lib/utils/address-text';

/** A link to the address that a text begins with, and the text behind it; false when it begins with none. */
function linked(text: string): PhrasingContent[] | false {
  const address = addressIn(text);
  if (!/^(?:https?:\/\/[-\w]|www\.[-\w]+\.|[\w.+-]+@)/i.test(address)) return false;
  const link: Link = { type: 'link', url: hrefOf(address), children: [{ type: 'text', value: address }] };
  const rest = text.slice(address.length);
  return rest === '' ? [link] : [link, { type: 'text', value: rest }];
}

/**
 * Bare addresses become links. GitHub's rules let an address run to the next blank, which in Chinese is the end of the
 * paragraph, and begin one only behind a blank.
 */
export const webAddresses: Plugin<[], Root> = function () {
  const data = this.data();
  // The parser's own would swallow the `**` behind an address.
  (data.micromarkExtensions ??= []).push({ disable: { null: ['wwwAutolink', 'protocolAutolink', 'emailAutolink'] } });
  return (tree) => {
    // remark-gfm has found links in the text by its own rules; these have no position.
    visit(tree, 'link', (link, index, parent) => {
      const [only] = link.children;
      if (link.position || index === undefined || !parent || only?.type !== 'text') return undefined;
      const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
      const value = [before, only, after].map((node) => (node?.type === 'text' ? node.value : '')).join('');
      const from = before?.type === 'text' ? index - 1 : index;
      parent.children.splice(from, (after?.type === 'text' ? index + 2 : index + 1) - from, { type: 'text', value });
      return from;
    });
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
