import type { FormulaLoading, PreviewPatch } from './preview';

/** Messages between the page and its preview worker. */
export type PreviewQuestion =
  | { id: number; kind: 'render'; markdown: string; siteUrl: string; formulas: FormulaLoading }
  | { id: number; kind: 'publish'; markdown: string };
export type PreviewAnswer = { id: number; patch: PreviewPatch } | { id: number; html: string };

/** The worker's first message: it has loaded. */
export const PREVIEW_READY = 'ready';
