import breaks from '@bytemd/plugin-breaks';
import frontmatter from '@bytemd/plugin-frontmatter';
import gemoji from '@bytemd/plugin-gemoji';
import gfm from '@bytemd/plugin-gfm';
import math from '@bytemd/plugin-math';
import { getProcessor, type BytemdPlugin } from 'bytemd';
import type { Root } from 'hast';
import { escapeXml } from '@/lib/utils/xml';
import { plainDollars } from './plain-dollars';

const plugins = [
  gfm(),
  math(),
  { remark: (unified) => unified.use(plainDollars) } satisfies BytemdPlugin,
  frontmatter(),
  gemoji(),
  breaks(),
];

export interface MarkdownHtml {
  /** The sent html. ByteMD's sanitising is not trusted: show it through lib/html only. */
  html: string;
  lines: (number | null)[];
}

const asPlainText = (markdown: string): MarkdownHtml => ({
  html: `<pre><code>${escapeXml(markdown)}</code></pre>`,
  lines: [0],
});

/** Renders Markdown as the write center sends it. Never throws. */
export function renderMarkdown(markdown: string): MarkdownHtml {
  let lines: (number | null)[] = [];
  const noteLines = () => (tree: Root) => {
    lines = tree.children.flatMap((node) =>
      node.type === 'element' ? [node.position ? node.position.start.line - 1 : null] : [],
    );
  };
  try {
    const processor = getProcessor({ plugins: [...plugins, { rehype: (unified) => unified.use(noteLines) }] });
    return { html: String(processor.processSync(markdown)), lines };
  } catch {
    return asPlainText(markdown);
  }
}
