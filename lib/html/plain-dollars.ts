interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  /** Offsets in the text. */
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** Whether dollar signs mean money, as in "$5 to $10": a digit follows the second, or it is spaced like no formula. */
const isMoney = (source: string, following: string): boolean =>
  /^\d/.test(following) || (/^\$\S/.test(source) && /\s\$$/.test(source));

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
