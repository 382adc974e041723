import 'server-only';
import { notFound } from 'next/navigation';
import { siteConfig } from '@/lib/config/site';
import { listFeedbacks } from '@/lib/domain/feedback/api';
import { renderFeedback } from '@/lib/html/render-feedback';
import { parsePage } from '@/lib/utils/page-number';
import { limitedRun } from './limited-run';
import { required, selected } from './load';

export const feedbackPage = selected(parsePage);

export async function loadFeedbacks(pageNo: number) {
  const page = await required(listFeedbacks(pageNo));
  if (pageNo > 1 && page.list.length === 0) notFound();
  const { url } = siteConfig();
  // One time limit covers all texts of the page.
  const run = limitedRun();
  const rendered = await Promise.all(
    page.list.map(async (row) => ({ id: row.id, html: await renderFeedback(row, url, run) })),
  );
  return { initial: { ...page, pageNo, renderedAt: Date.now() }, rendered };
}
