/** Within an open page; a missing document is `/missing` (`scripts/serve/error-pages.ts`). */
export { LazyMissingPage as default } from '@/components/layout/lazy-missing-page';
