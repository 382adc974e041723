import type { RenderedText } from '@/lib/html/foreign-text';
import { renderForeignText, type TextTask } from '@/lib/html/render-foreign-text';

/** A page has its text twice, in the markup and in React's payload, and shall have 4 MB at most. */
const MAX_HTML_BYTES = 1_800_000;

/** The task of a thread; null when the text becomes too large for a page. */
export function renderTask(task: TextTask): RenderedText | null {
  const rendered = renderForeignText(task);
  return Buffer.byteLength(rendered.html) > MAX_HTML_BYTES ? null : rendered;
}
