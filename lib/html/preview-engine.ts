import { isLate, watchWorker, WorkerError } from '@/lib/browser/watched-worker';
import type { CheckedArticle } from './check-article';
import { plainBlock } from './foreign-text';
import { loadTex } from '@/lib/html/math/load-tex';
import type { FormulaLoading, Preview, PreviewPatch } from './preview';
import type { PreviewAnswer, PreviewQuestion } from './preview-messages';
import type { TypographyChange } from './typography';

export interface PreviewEngine {
  render: (markdown: string, formulas?: FormulaLoading) => Promise<PreviewPatch>;
  /** @throws WorkerError when the text takes too long, as the checks do */
  publish: (markdown: string) => Promise<string>;
  check: (markdown: string) => Promise<CheckedArticle>;
  checkTypography: (markdown: string) => Promise<TypographyChange[]>;
  close: () => void;
}

/** The renderer, for a browser whose worker does not start. */
export const loadPreview = () => import('./preview');

function inlineEngine(siteUrl: string, loadRenderer: typeof loadPreview): PreviewEngine {
  let loading: Promise<Preview> | undefined;
  const load = () => (loading ??= loadRenderer().then(({ createPreview }) => createPreview(loadTex)));
  return {
    render: async (markdown, formulas) => (await load()).render(markdown, siteUrl, formulas),
    publish: async (markdown) => (await load()).publish(markdown),
    check: async (markdown) => (await load()).check(markdown, siteUrl),
    checkTypography: async (markdown) => (await load()).checkTypography(markdown),
    close: () => undefined,
  };
}

const isHtml = (answer: PreviewAnswer) => typeof answer === 'string';
const isPatch = (answer: PreviewAnswer) => typeof answer === 'object' && 'blocks' in answer;
const isChecked = (answer: PreviewAnswer) => typeof answer === 'object' && 'findings' in answer;
const isChanges = (answer: PreviewAnswer) => Array.isArray(answer);

/** A megabyte of text takes a slow computer about half of it. */
const RENDER_TIMEOUT_MS = 10_000;

/** The worker that had a text's blocks was ended: these replace all that is shown. */
const plainPatch = (markdown: string): PreviewPatch => ({
  before: 0,
  start: 0,
  removed: 0,
  blocks: [plainBlock(markdown)],
  lines: [0],
  omissions: ['这段内容过于复杂，预览按纯文本显示'],
  formulasMissing: false,
  cost: 0,
});

/** Asks the worker; falls back to the main thread when it crashes or does not load, but not for a text that takes too long. */
function workerEngine(siteUrl: string, loadRenderer: typeof loadPreview): PreviewEngine {
  const worker = watchWorker<PreviewQuestion, PreviewAnswer>(
    () => new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' }),
    RENDER_TIMEOUT_MS,
  );
  let substitute: PreviewEngine | undefined;
  /** The latest text that took too long, by what was asked: it is not asked again until it changes. */
  const tooComplex = new Map<PreviewQuestion['kind'], string>();

  const ask = async <T extends PreviewAnswer>(
    question: PreviewQuestion,
    isAnswer: (answer: PreviewAnswer) => answer is T,
    instead: (engine: PreviewEngine) => Promise<T>,
  ): Promise<T> => {
    if (substitute) return instead(substitute);
    const kind = question.kind === 'publish' ? 'render' : question.kind;
    if (tooComplex.get(kind) === question.markdown) throw new WorkerError('late');
    tooComplex.delete(kind);
    try {
      const answer = await worker.ask(question);
      if (isAnswer(answer)) return answer;
    } catch (error) {
      if (isLate(error)) tooComplex.set(kind, question.markdown);
      if (!(error instanceof WorkerError) || error.reason !== 'broken') throw error;
      console.warn('The preview goes on without its worker');
      substitute ??= inlineEngine(siteUrl, loadRenderer);
      return instead(substitute);
    }
    throw new Error('Not the answer to the question');
  };

  return {
    render: (markdown, formulas = 'wait') =>
      ask({ kind: 'render', markdown, siteUrl, formulas }, isPatch, (engine) =>
        engine.render(markdown, formulas),
      ).catch((error: unknown) => {
        if (isLate(error)) return plainPatch(markdown);
        throw error;
      }),
    publish: (markdown) => ask({ kind: 'publish', markdown }, isHtml, (engine) => engine.publish(markdown)),
    check: (markdown) => ask({ kind: 'check', markdown, siteUrl }, isChecked, (engine) => engine.check(markdown)),
    checkTypography: (markdown) =>
      ask({ kind: 'typography', markdown }, isChanges, (engine) => engine.checkTypography(markdown)),
    close: worker.close,
  };
}

/** Renders in a worker where there is one. It starts with the first text, as an empty one needs no parsers. */
export const createPreviewEngine = (siteUrl: string, loadRenderer = loadPreview): PreviewEngine =>
  typeof Worker === 'undefined' ? inlineEngine(siteUrl, loadRenderer) : workerEngine(siteUrl, loadRenderer);
