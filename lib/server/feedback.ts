import 'server-only';
import { notFound } from 'next/navigation';
import { listFeedbacks } from '@/lib/domain/feedback/api';
import { parsePage } from '@/lib/utils/page-number';
import { required, selected } from './load';
import { renderText } from './render-text';

export const feedbackPage = selected(parsePage);

export async function loadFeedbacks(pageNo: number) {
  const page = await required(listFeedbacks(pageNo));
  if (pageNo > 1 && page.list.length === 0) notFound();
  const rendered = await Promise.all(
    page.list.map(async ({ id, html, content }) => ({
      id,
      html: (await renderText(html === '' ? { kind: 'feedback', source: content } : { kind: 'html', source: html }))
        .html,
    })),
  );
  return { initial: { ...page, pageNo, renderedAt: Date.now() }, rendered };
}
