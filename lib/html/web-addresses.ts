import type { Link, PhrasingContent, Root } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** An address ends before Chinese and other full-width punctuation. */
const END =
  /[\u2018-\u201F\u2026\u2014\u3000-\u303F\uFE30-\uFE4F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE5]/;
const ADDRESS = /(?<![A-Za-z0-9_/])(?:https?:\/\/|www\.)[-\w]+(?:\.[-\w]+)*[^\s<]*/gi;
const MAIL = /(?<![\w.+\-/])[\w.+-]+@[-\w]+(?:\.[-\w]+)+/g;
const TRAILING = new Set('?!.,:*_~\'"'.split(''));

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** The part of a text that is an address, by GFM's rules for its end, and by that of full-width punctuation. */
function addressIn(text: string): string {
  let address = text.slice(0, text.search(END) >>> 0);
  for (;;) {
    const last = address.at(-1) ?? '';
    const isUnbalanced = last === ')' && count(address, ')') > count(address, '(');
    const [entity = ''] = /&[A-Za-z\d]+;$/.exec(address) ?? [];
    if (!TRAILING.has(last) && !isUnbalanced && entity === '') return address;
    address = address.slice(0, -(entity.length || 1));
  }
}

const hrefOf = (address: string): string => {
  if (/^https?:/i.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `http://${address}`;
};

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
