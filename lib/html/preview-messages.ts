import type { CheckedArticle } from './check-article';
import type { FormulaLoading, PreviewPatch } from './preview';
import type { TypographyChange } from './typography';

export type PreviewQuestion =
  | { kind: 'render'; markdown: string; siteUrl: string; formulas: FormulaLoading }
  | { kind: 'publish'; markdown: string }
  | { kind: 'check'; markdown: string; siteUrl: string }
  | { kind: 'typography'; markdown: string };
export type PreviewAnswer = PreviewPatch | CheckedArticle | TypographyChange[] | string;
