import breaks from '@bytemd/plugin-breaks';
import gfm from '@bytemd/plugin-gfm';
import { getProcessor, type BytemdPlugin } from 'bytemd';
import { escapeXml } from '@/lib/utils/xml';

export const feedbackPlugins: BytemdPlugin[] = [gfm(), breaks()];

/** Html of a feedback's Markdown as sent. Untrusted: show it through lib/html. */
export function feedbackHtml(markdown: string): string {
  try {
    return String(getProcessor({ plugins: feedbackPlugins }).processSync(markdown));
  } catch {
    return plainHtml(markdown);
  }
}

export const plainHtml = (markdown: string): string => `<pre><code>${escapeXml(markdown)}</code></pre>`;
