import type { RenderedText } from '@/lib/html/foreign-text';
import { renderForeignText, type TextTask } from '@/lib/html/render-foreign-text';

/** A page has its text twice, in the markup and in React's payload, and shall have 4 MB at most. */
const MAX_HTML_BYTES = 1_800_000;

/** Renders in a thread of the pool; null when the text becomes too large for a page. */
export function renderForPage(task: TextTask): RenderedText | null {
  const rendered = renderForeignText(task);
  return Buffer.byteLength(rendered.html) > MAX_HTML_BYTES ? null : rendered;
}
