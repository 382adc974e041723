import 'server-only';
import { siteConfig } from '@/lib/config/site';
import { listFeedbacks } from '@/lib/domain/feedback/api';
import { renderFeedback } from '@/lib/html/render-feedback';
import { deadline } from './deadline';
import { required } from './load';

/** The first page of feedback as visitors see it, and its rendered html by id. */
export async function loadFeedbacks() {
  const page = await required(listFeedbacks(1, { signal: deadline() }));
  const { url } = siteConfig();
  const rendered = await Promise.all(
    page.list.map(async (row) => ({ id: row.id, html: await renderFeedback(row, url) })),
  );
  return { initial: { ...page, renderedAt: Date.now() }, rendered };
}
