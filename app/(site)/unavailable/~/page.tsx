import { PageAside } from '@/components/layout/page-aside';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { refusalOfPage } from '@/lib/server/page-request';

export { metadata } from '../page';
export const dynamic = 'force-dynamic';

/** The client router's replacement for a page that failed to render (`scripts/serve/site.ts`). */
export default function UnavailableInPlace() {
  return <UnavailablePage reason={refusalOfPage()} aside={<PageAside />} />;
}
