import type { Root, RootContent } from 'hast';
import { countLines, countWords } from '@/lib/utils/count-words';
import { renderArticleWith, stringifyTree } from './article-renderer';
import type { Heading } from './headings';
import { renderMarkdown, type MarkdownHtml } from './markdown';
import type { RenderTex } from './math';

/** A patch of the rendered blocks: `removed` of them from `start` on are replaced by `blocks`. */
export interface PreviewPatch {
  /** Blocks that were shown before it; anything else that is shown goes. */
  before: number;
  start: number;
  removed: number;
  /** Html of the new blocks, safe to put into a page: each is one element, or text between elements. */
  blocks: string[];
  /** 0-based line in the Markdown of every block that is shown now; null where it stands nowhere. */
  lines: (number | null)[];
  headings: Heading[];
  /** Of the Markdown, see `countWords`. */
  wordCount: number;
  lineCount: number;
}

/** The differing middle of two lists that begin and end alike, as a patch. */
export function changedBlocks(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { start, removed: before.length - start - same, blocks: after.slice(start, after.length - same) };
}

/** Matches a text that needs KaTeX. */
const FORMULA = /class="[^"]*\bmath-(?:inline|display)\b/;

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Renders Markdown exactly as readers will see it, and returns a patch against the rendering before. */
export function createPreview(loadTex: () => Promise<RenderTex>) {
  let shown: string[] = [];
  /** Cached, because publishing asks for the html that the preview has just made. */
  let latest: { markdown: string } & MarkdownHtml = { markdown: '', html: '', lines: [] };
  const rendered = (markdown: string): MarkdownHtml => {
    if (latest.markdown !== markdown) latest = { markdown, ...renderMarkdown(markdown) };
    return latest;
  };

  return {
    /** The html to send. */
    publish: (markdown: string): string => rendered(markdown).html,

    render: async (markdown: string, siteUrl: string): Promise<PreviewPatch> => {
      const { html, lines: elementLines } = rendered(markdown);
      // Fallback without KaTeX: formulas are shown as their source.
      const renderTex = FORMULA.test(html) ? await loadTex().catch(() => null) : null;
      const { tree, headings } = renderArticleWith(renderTex, html, siteUrl);
      const nodes = tree.children.filter((node) => !isBlank(node));
      let elements = 0;
      const lines = nodes.map((node) => (node.type === 'element' ? (elementLines[elements++] ?? null) : null));
      const blocks = nodes.map((node) => stringifyTree({ type: 'root', children: [node] } satisfies Root));
      const patch = { before: shown.length, ...changedBlocks(shown, blocks) };
      shown = blocks;
      return { ...patch, lines, headings, wordCount: countWords(markdown), lineCount: countLines(markdown) };
    },

    /** Resets what is rendered, so that the next patch is everything. */
    forget: () => {
      shown = [];
    },
  };
}
export type Preview = ReturnType<typeof createPreview>;
