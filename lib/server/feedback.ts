import 'server-only';
import { siteConfig } from '@/lib/config/site';
import { listFeedbacks } from '@/lib/domain/feedback/api';
import { renderFeedback } from '@/lib/html/render-feedback';
import { limitedRun } from './limited-run';
import { required } from './load';

/** The first page of feedback as visitors see it, and its rendered html by id. */
export async function loadFeedbacks() {
  const page = await required(listFeedbacks(1));
  const { url } = siteConfig();
  // One for all: the page shows them together.
  const run = limitedRun();
  const rendered = await Promise.all(
    page.list.map(async (row) => ({ id: row.id, html: await renderFeedback(row, url, run) })),
  );
  return { initial: { ...page, renderedAt: Date.now() }, rendered };
}
