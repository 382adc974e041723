/** Within an open page; a missing document is `/missing` (`scripts/serve/error-pages.ts`). */
export { NotFoundPage as default } from '@/components/layout/not-found-page';
