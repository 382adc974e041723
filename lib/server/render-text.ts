import 'server-only';
import path from 'node:path';
import { isProduction } from '@/lib/config/env';
import { siteConfig } from '@/lib/config/site';
import { withoutHeadings, type ForeignText, type RenderedText } from '@/lib/html/foreign-text';
import { pageRequest } from './page-request';
import { createTextRenderer, type TextRendering } from './text-renderer';

declare global {
  /** Next's bundles of pages and of route handlers share only the process. */
  var textRenderer: ReturnType<typeof createTextRenderer> | undefined;
}

const MAX_UNNOTICED_MS = 1_000;

/** Written by scripts/text-worker.ts. */
const workerFile = () => path.join(process.cwd(), isProduction() ? '.next' : '.cache', 'render-text.worker.mjs');

/**
 * The one door for what others wrote: safe html within a bounded time, off the main thread. A page whose text is not whole
 * is kept for a short time only (lib/server/page-cache).
 */
export async function renderText(
  text: Omit<ForeignText, 'siteUrl'>,
): Promise<RenderedText & Omit<TextRendering, 'text'>> {
  if (text.source.trim() === '') return { ...withoutHeadings('', ''), isWhole: true, ms: 0 };
  const startedAt = performance.now();
  globalThis.textRenderer ??= createTextRenderer({ file: workerFile() });
  const { text: rendered, isWhole, ms } = await globalThis.textRenderer.render({ ...text, siteUrl: siteConfig().url });
  const request = pageRequest();
  if (request && !isWhole) request.isIncomplete = true;
  // Calls of the API have the time that the page has waited for its text.
  if (performance.now() - startedAt > MAX_UNNOTICED_MS) delete request?.deadline;
  return { ...rendered, isWhole, ms };
}
