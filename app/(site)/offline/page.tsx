import type { Metadata } from 'next';
import { PageGrid } from '@/components/frame/page-grid';
import { OfflinePage } from '@/components/own-data/offline-page';

export const metadata: Metadata = { title: '离线阅读', robots: { index: false } };

/** The service worker keeps this page and shows it without a network: nothing of it is asked of the API. */
export default function OfflineReadingPage() {
  return (
    <PageGrid>
      <OfflinePage />
    </PageGrid>
  );
}
