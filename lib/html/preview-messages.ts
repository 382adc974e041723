import type { FormulaLoading, PreviewPatch } from './preview';

/** What the page asks its preview worker for. */
export type PreviewQuestion =
  | { kind: 'render'; markdown: string; siteUrl: string; formulas: FormulaLoading }
  | { kind: 'publish'; markdown: string };
/** Messages between the two; an answer has the question's id, and a patch or the html to send. */
export type PreviewRequest = PreviewQuestion & { id: number };
export interface PreviewAnswer {
  id: number;
  result: PreviewPatch | string;
}

/** The worker's first message: it has loaded. */
export const PREVIEW_READY = 'ready';
