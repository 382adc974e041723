import type { PreviewPatch } from './preview';

/** What the page and its preview worker say to each other. */
export type PreviewQuestion =
  { id: number; kind: 'render'; markdown: string; siteUrl: string } | { id: number; kind: 'publish'; markdown: string };
export type PreviewAnswer = { id: number; patch: PreviewPatch } | { id: number; html: string };

/** The worker's first word: it has loaded. */
export const PREVIEW_READY = 'ready';
