import 'server-only';
import { siteConfig } from '@/lib/config/site';
import { listFeedbacks } from '@/lib/domain/feedback/api';
import { handOverHtml } from '@/lib/html/handoff';
import { renderArticleHtml } from '@/lib/html/render-article';
import { deadline } from './deadline';

/**
 * The first page of feedback as visitors see it, its html rendered and handed over to the components
 * that show it: the rows travel without.
 */
export async function loadFeedbacks() {
  const page = await listFeedbacks(1, { signal: deadline() });
  const { url } = siteConfig();
  const list = page.list.map((row) => {
    handOverHtml(row.contentKey, 'content', renderArticleHtml(row.html, url).html);
    return { ...row, html: '', content: '' };
  });
  return { ...page, list, renderedAt: Date.now() };
}
