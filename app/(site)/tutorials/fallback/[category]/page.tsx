import type { Metadata } from 'next';
import { UnavailableList } from '@/components/layout/unavailable-list';
import { refusalOfPage } from '@/lib/server/page-request';

/** Shows the API's current sentence. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: '加载失败', robots: { index: false } };

/** The client router's replacement for a list that failed to render (`scripts/serve/site.ts`). */
export default function FallbackPage() {
  return <UnavailableList reason={refusalOfPage()} />;
}
