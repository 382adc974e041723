import type { Metadata } from 'next';

/** The 404 page that is served in place of a missing document (`scripts/serve/error-pages.ts`). */
export { NotFoundPage as default } from '@/components/layout/not-found-page';

export const metadata: Metadata = { robots: { index: false } };
