/**
 * Part of every page's payload, so it is nearly empty: visitors are served `/missing` instead (`scripts/serve/error-
 * pages.ts`).
 */
export { NotFoundPage as default } from '@/components/layout/not-found-page';
