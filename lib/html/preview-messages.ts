import type { FormulaLoading, PreviewPatch } from './preview';

/** Requests to the preview worker. */
export type PreviewQuestion =
  | { kind: 'render'; markdown: string; siteUrl: string; formulas: FormulaLoading }
  | { kind: 'publish'; markdown: string };
/** The answer repeats the id, with a patch or the html to send. */
export type PreviewRequest = PreviewQuestion & { id: number };
export interface PreviewAnswer {
  id: number;
  result: PreviewPatch | string;
}

/** First message of the worker. */
export const PREVIEW_READY = 'ready';
