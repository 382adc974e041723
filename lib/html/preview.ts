import type { Root, RootContent } from 'hast';
import { renderArticleWith, stringifyTree } from './article-renderer';
import type { RunLimited } from './code-blocks';
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
  /** Formulas are shown as their source until KaTeX has loaded: ask again with `formulas: 'wait'`. */
  formulasMissing: boolean;
  /** Milliseconds that the rendering took, without the loading of libraries. */
  cost: number;
}

/** Whether a rendering waits for KaTeX to load, if the text has formulas; without it, the text comes first. */
export type FormulaLoading = 'text first' | 'wait';

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

const PATIENCE_MS = 2_000;
/** The author's own code may take its time, off the main thread; after that nothing more is begun. */
function patientRun(): RunLimited {
  let left = PATIENCE_MS;
  return (work) => {
    if (left <= 0) return undefined;
    const started = performance.now();
    const result = work();
    left -= performance.now() - started;
    return result;
  };
}

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Renders Markdown exactly as readers will see it, and returns a patch against the rendering before. */
export function createPreview(loadTex: () => Promise<RenderTex>) {
  let shown: string[] = [];
  /** Undefined until it has loaded: formulas are shown as their source. */
  let tex: RenderTex | undefined;
  /** Cached, because publishing asks for the html that the preview has just made. */
  let latest: { markdown: string } & MarkdownHtml = { markdown: '', html: '', lines: [] };
  const rendered = (markdown: string): MarkdownHtml => {
    if (latest.markdown !== markdown) latest = { markdown, ...renderMarkdown(markdown) };
    return latest;
  };

  return {
    /** The html to send. */
    publish: (markdown: string): string => rendered(markdown).html,

    render: async (markdown: string, siteUrl: string, formulas: FormulaLoading = 'wait'): Promise<PreviewPatch> => {
      let started = performance.now();
      const { html, lines: elementLines } = rendered(markdown);
      const hasFormulas = FORMULA.test(html);
      const made = performance.now() - started;
      if (hasFormulas && formulas === 'wait') tex ??= await loadTex().catch(() => undefined);
      started = performance.now();
      const { tree, headings } = renderArticleWith(tex ?? null, html, siteUrl, patientRun());
      const nodes = tree.children.filter((node) => !isBlank(node));
      let elements = 0;
      const lines = nodes.map((node) => (node.type === 'element' ? (elementLines[elements++] ?? null) : null));
      const blocks = nodes.map((node) => stringifyTree({ type: 'root', children: [node] } satisfies Root));
      const patch = { before: shown.length, ...changedBlocks(shown, blocks) };
      shown = blocks;
      return {
        ...patch,
        lines,
        headings,
        formulasMissing: hasFormulas && tex === undefined,
        cost: made + performance.now() - started,
      };
    },
  };
}
export type Preview = ReturnType<typeof createPreview>;
