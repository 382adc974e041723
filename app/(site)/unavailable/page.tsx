import type { Metadata } from 'next';
import { PageAside } from '@/components/layout/page-aside';
import { UnavailablePage } from '@/components/layout/unavailable-page';

export const metadata: Metadata = { title: '页面暂时打不开', robots: { index: false } };

/** The 503 document (`scripts/serve/error-pages.ts`). */
export default function Unavailable() {
  return <UnavailablePage aside={<PageAside />} />;
}
