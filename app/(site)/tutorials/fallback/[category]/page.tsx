import type { Metadata } from 'next';
import { UnavailableList } from '@/components/layout/unavailable-list';
import { refusalOfPage } from '@/lib/server/page-request';

/** It says what the API has just said. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: '加载失败', robots: { index: false } };

/** What the browser's router gets in place of a list that could not be rendered (`scripts/serve/site.ts`). */
export default function FallbackPage() {
  return <UnavailableList reason={refusalOfPage()} />;
}
