import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';

export const metadata: Metadata = { robots: { index: false } };

/** Stands in for a document that is missing, with status 404 (`scripts/serve/error-pages.ts`). */
export default function MissingPage() {
  return <NotFoundPage />;
}
