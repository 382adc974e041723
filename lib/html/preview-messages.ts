import type { FormulaLoading, PreviewPatch } from './preview';

export type PreviewQuestion =
  | { kind: 'render'; markdown: string; siteUrl: string; formulas: FormulaLoading }
  | { kind: 'publish'; markdown: string };
export type PreviewRequest = PreviewQuestion & { id: number };
export interface PreviewAnswer {
  id: number;
  result: PreviewPatch | string;
}

export const PREVIEW_READY = 'ready';
