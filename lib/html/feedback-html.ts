import breaks from '@bytemd/plugin-breaks';
import gfm from '@bytemd/plugin-gfm';
import { getProcessor, type BytemdPlugin } from 'bytemd';
import { escapeXml } from '@/lib/utils/xml';

/** The plugins of the light editor. */
export const feedbackPlugins: BytemdPlugin[] = [gfm(), breaks()];

/** The html of a feedback's Markdown, to be sent. It is not trusted: whoever shows it renders it with lib/html. */
export function feedbackHtml(markdown: string): string {
  try {
    return String(getProcessor({ plugins: feedbackPlugins }).processSync(markdown));
  } catch {
    return plainHtml(markdown);
  }
}

/** Fallback for a text that the parser fails on, or takes too long for: the text itself. */
export const plainHtml = (markdown: string): string => `<pre><code>${escapeXml(markdown)}</code></pre>`;
