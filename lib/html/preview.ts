import type { Root, RootContent } from 'hast';
import { renderTree } from './article-renderer';
import { checkArticle } from './check-article';
import type { RunLimited } from './code-blocks';
import { renderMarkdown, type MarkdownHtml } from './markdown';
import type { RenderTex } from '@/lib/html/math/math';
import { stringifyTree } from './sanitize';
import { checkTypography } from './typography';

export interface PreviewPatch {
  before: number;
  start: number;
  removed: number;
  /** Safe html of the new blocks: one element or text each. */
  blocks: string[];
  lines: (number | null)[];
  omissions: string[];
  /** Formulas are still source because KaTeX is loading: ask again with `formulas: 'wait'`. */
  formulasMissing: boolean;
  cost: number;
}

/** Whether rendering waits for KaTeX; otherwise the text comes first. */
export type FormulaLoading = 'text first' | 'wait';

export function changedBlocks(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { start, removed: before.length - start - same, blocks: after.slice(start, after.length - same) };
}

const FORMULA = /class="[^"]*\bmath-(?:inline|display)\b/;

const PATIENCE_MS = 2_000;
/** Highlighting off the main thread may take its time, up to a total. */
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

/** Renders Markdown as readers see it, as a patch against the previous rendering. */
export function createPreview(loadTex: () => Promise<RenderTex>) {
  let shown: string[] = [];
  /** Undefined until loaded: formulas stay source. */
  let tex: RenderTex | undefined;
  /** Cached, because publishing needs the preview's html. */
  let latest: ({ markdown: string } & MarkdownHtml) | undefined;
  const rendered = (markdown: string): MarkdownHtml => {
    if (latest?.markdown !== markdown) latest = { markdown, ...renderMarkdown(markdown) };
    return latest;
  };

  return {
    publish: (markdown: string): string => rendered(markdown).html,

    check: checkArticle,
    checkTypography,

    render: async (markdown: string, siteUrl: string, formulas: FormulaLoading = 'wait'): Promise<PreviewPatch> => {
      let started = performance.now();
      const { tree: published, html, lines: elementLines, omissions } = rendered(markdown);
      const hasFormulas = FORMULA.test(html);
      const made = performance.now() - started;
      if (hasFormulas && formulas === 'wait') tex ??= await loadTex().catch(() => undefined);
      started = performance.now();
      const copy = structuredClone(published);
      const { tree } = renderTree(copy, { renderTex: tex ?? null, siteUrl, run: patientRun() });
      const nodes = tree.children.filter((node) => !isBlank(node));
      let elements = 0;
      const lines = nodes.map((node) => (node.type === 'element' ? (elementLines[elements++] ?? null) : null));
      const blocks = nodes.map((node) => stringifyTree({ type: 'root', children: [node] } satisfies Root));
      const patch = { before: shown.length, ...changedBlocks(shown, blocks) };
      shown = blocks;
      return {
        ...patch,
        lines,
        omissions,
        formulasMissing: hasFormulas && tex === undefined,
        cost: made + performance.now() - started,
      };
    },
  };
}
export type Preview = ReturnType<typeof createPreview>;
