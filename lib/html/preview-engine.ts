import type { CheckedArticle } from './check-article';
import { loadTex } from './load-tex';
import type { FormulaLoading, Preview, PreviewPatch } from './preview';
import { PREVIEW_READY, type PreviewAnswer, type PreviewQuestion, type PreviewRequest } from './preview-messages';
import type { TypographyChange } from './typography';

export interface PreviewEngine {
  render: (markdown: string, formulas?: FormulaLoading) => Promise<PreviewPatch>;
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

const isHtml = (result: PreviewAnswer['result']) => typeof result === 'string';
const isPatch = (result: PreviewAnswer['result']) => typeof result === 'object' && 'blocks' in result;
const isChecked = (result: PreviewAnswer['result']) => typeof result === 'object' && 'findings' in result;
const isChanges = (result: PreviewAnswer['result']) => Array.isArray(result);

/** Time-out of loading, because a worker's load failures raise no event. */
const LOADING_MS = 8_000;

/** Starts the worker; falls back to the main thread when it crashes. */
function workerEngine(siteUrl: string, loadRenderer: typeof loadPreview): PreviewEngine {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { done: (result: PreviewAnswer['result']) => void; failed: () => void }>();
  let substitute: PreviewEngine | undefined;
  let asked = 0;

  const goOnWithout = (reason: string) => {
    if (substitute) return;
    console.warn('The preview goes on without its worker:', reason);
    worker.terminate();
    substitute = inlineEngine(siteUrl, loadRenderer);
    for (const { failed } of waiting.values()) failed();
    waiting.clear();
  };
  const loading = setTimeout(() => goOnWithout('it did not load'), LOADING_MS);
  worker.addEventListener('message', ({ data: answer }: MessageEvent<PreviewAnswer | typeof PREVIEW_READY>) => {
    clearTimeout(loading);
    if (answer === PREVIEW_READY) return;
    waiting.get(answer.id)?.done(answer.result);
    waiting.delete(answer.id);
  });
  worker.addEventListener('error', (event) => goOnWithout(event.message));
  const ask = <T extends PreviewAnswer['result']>(
    question: PreviewQuestion,
    isResult: (result: PreviewAnswer['result']) => result is T,
    instead: (engine: PreviewEngine) => Promise<T>,
  ) =>
    new Promise<T>((resolve, reject) => {
      const failed = () => {
        if (substitute) instead(substitute).then(resolve, reject);
      };
      if (substitute) return failed();
      const id = (asked += 1);
      waiting.set(id, {
        done: (result) => (isResult(result) ? resolve(result) : reject(new Error('Not the answer to the question'))),
        failed,
      });
      worker.postMessage({ id, ...question } satisfies PreviewRequest);
    });

  return {
    render: (markdown, formulas = 'wait') =>
      ask({ kind: 'render', markdown, siteUrl, formulas }, isPatch, (engine) => engine.render(markdown, formulas)),
    publish: (markdown) => ask({ kind: 'publish', markdown }, isHtml, (engine) => engine.publish(markdown)),
    check: (markdown) => ask({ kind: 'check', markdown, siteUrl }, isChecked, (engine) => engine.check(markdown)),
    checkTypography: (markdown) =>
      ask({ kind: 'typography', markdown }, isChanges, (engine) => engine.checkTypography(markdown)),
    close: () => {
      clearTimeout(loading);
      worker.terminate();
    },
  };
}

/** Renders in a worker where there is one. It starts with the first text, as an empty one needs no parsers. */
export function createPreviewEngine(siteUrl: string, loadRenderer = loadPreview): PreviewEngine {
  let started: PreviewEngine | undefined;
  const engine = () =>
    (started ??=
      typeof Worker === 'undefined' ? inlineEngine(siteUrl, loadRenderer) : workerEngine(siteUrl, loadRenderer));
  return {
    render: (markdown, formulas) => engine().render(markdown, formulas),
    publish: (markdown) => engine().publish(markdown),
    check: (markdown) => engine().check(markdown),
    checkTypography: (markdown) => engine().checkTypography(markdown),
    close: () => started?.close(),
  };
}
