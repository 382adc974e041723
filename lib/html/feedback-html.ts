import { escapeXml } from '@/lib/utils/xml';
import { renderMarkdown } from './markdown';

/** Html of a feedback's Markdown as sent. Untrusted: show it through lib/html. */
export const feedbackHtml = (markdown: string): string => renderMarkdown(markdown, 'feedback').html;

/** The text itself is shown when the parser takes too long. */
export const plainHtml = (markdown: string): string => `<pre><code>${escapeXml(markdown)}</code></pre>`;
