import type { Metadata } from 'next';

/** Stands in for a document that is missing, with status 404 (`scripts/serve/error-pages.ts`). */
export { NotFoundPage as default } from '@/components/layout/not-found-page';

export const metadata: Metadata = { robots: { index: false } };
