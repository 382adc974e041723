import type { Metadata } from 'next';
import { PageAside } from '@/components/shell/page-aside';
import { UnavailablePage } from '@/components/shell/unavailable-page';
import { refusalOfPage } from '@/lib/server/page-request';

export const metadata: Metadata = { title: '页面暂时打不开', robots: { index: false } };
export const dynamic = 'force-dynamic';

/** Stands in place of a page that failed, as a document and for the router (`scripts/serve/error-pages.ts`). */
export default function Unavailable() {
  return <UnavailablePage reason={refusalOfPage()} aside={<PageAside />} />;
}
