/** Shown within a page that is open; a document that is missing is `/missing` (`scripts/serve/error-pages.ts`). */
export { NotFoundPage as default } from '@/components/layout/not-found-page';
