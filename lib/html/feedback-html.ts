import { escapeXml } from '@/lib/utils/xml';
import { renderMarkdown } from './markdown';

/** Html of a feedback's Markdown as sent. Untrusted: show it through lib/html. */
export const feedbackHtml = (markdown: string): string => renderMarkdown(markdown, 'feedback').html;

/** Fallback when the parser takes too long: the text itself. */
export const plainHtml = (markdown: string): string => `<pre><code>${escapeXml(markdown)}</code></pre>`;
