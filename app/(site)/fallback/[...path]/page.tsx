import type { Metadata } from 'next';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { refusalOfPage } from '@/lib/server/page-request';

/** It says what the API has just said. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: '页面暂时打不开', robots: { index: false } };

/** What the browser's router gets in place of a page that could not be rendered (`scripts/serve/site.ts`). */
export default function FallbackPage() {
  return <UnavailablePage reason={refusalOfPage()} />;
}
