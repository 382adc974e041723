/** Every page carries it, so it is next to nothing: visitors get `/missing` in its place (`scripts/serve/error-pages.ts`). */
export { NotFoundPage as default } from '@/components/layout/not-found-page';
