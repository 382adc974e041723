import 'server-only';
import { siteConfig } from '@/lib/config/site';
import { listFeedbacks } from '@/lib/domain/feedback/api';
import { renderFeedback } from '@/lib/html/render-feedback';
import { limitedRun } from './limited-run';
import { required } from './load';

export async function loadFeedbacks() {
  const page = await required(listFeedbacks(1));
  const { url } = siteConfig();
  // One time limit for all of them.
  const run = limitedRun();
  const rendered = await Promise.all(
    page.list.map(async (row) => ({ id: row.id, html: await renderFeedback(row, url, run) })),
  );
  return { initial: { ...page, renderedAt: Date.now() }, rendered };
}
