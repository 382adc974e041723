/** What is read of Markdown's syntax tree. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  /** Offsets in the text. */
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/**
 * True for signs that are no formula's: a digit follows the second one, or a space stands before it and none behind the
 * first, as in "$5 to $10". `$x$` and `$ x $` are formulas.
 */
const isMoney = (source: string, following: string): boolean =>
  /^\d/.test(following) || (/^\$\S/.test(source) && /\s\$$/.test(source));

/** A remark plugin for texts with formulas: dollar signs of sums of money stay text, with what is between them. */
export function plainDollars() {
  return (tree: MarkdownNode, file: { toString: () => string }): void => {
    const markdown = file.toString();
    const visit = (node: MarkdownNode): void => {
      if (!node.children) return;
      node.children = node.children.map((child) => {
        visit(child);
        const [from, to] = [child.position?.start.offset, child.position?.end.offset];
        if (child.type !== 'inlineMath' || from === undefined || to === undefined) return child;
        const source = markdown.slice(from, to);
        return isMoney(source, markdown.slice(to)) ? { type: 'text', value: source } : child;
      });
    };
    visit(tree);
  };
}
