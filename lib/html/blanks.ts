import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Elements beside which a blank is nothing that anybody sees. */
const BLOCKS = new Set(
  (
    'h1 h2 h3 h4 h5 h6 p hr div section blockquote pre ul ol li dl dt dd figure figcaption details summary address ' +
    'center table caption colgroup col thead tbody tfoot tr th td rt rp br'
  ).split(' '),
);

const isBlock = (node: RootContent | ElementContent | undefined): boolean =>
  node?.type === 'element' && BLOCKS.has(node.tagName);

/**
 * Drops the blanks between blocks, which authors' clients write and nobody sees. Without them an end
 * tag may be left out, too: where one is, what follows belongs to the block.
 */
export function dropBlanks(parent: Root | Element): void {
  const children: (RootContent | ElementContent)[] = parent.children;
  const kept = children.filter((child, index) => {
    const blank = child.type === 'text' && /^[ \t\n\f\r]*$/.test(child.value);
    return !blank || !(isBlock(children[index - 1]) || isBlock(children[index + 1]));
  });
  children.splice(0, children.length, ...kept);
  for (const child of kept) if (child.type === 'element' && child.tagName !== 'pre') dropBlanks(child);
}
