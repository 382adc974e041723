import 'server-only';
import { siteConfig } from '@/lib/config/site';
import { listFeedbacks } from '@/lib/domain/feedback/api';
import { renderArticleHtml } from '@/lib/html/render-article';
import { deadline } from './deadline';

/** The first page of feedback as visitors see it, and its rendered html by id. */
export async function loadFeedbacks() {
  const page = await listFeedbacks(1, { signal: deadline() });
  const { url } = siteConfig();
  const rendered = page.list.map(({ id, html }) => ({ id, html: renderArticleHtml(html, url).html }));
  return { initial: { ...page, renderedAt: Date.now() }, rendered };
}
