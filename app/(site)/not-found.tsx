import { LazyMissingPage } from '@/components/shell/missing-page.lazy';
import { siteConfig } from '@/lib/config/site';

/** The page renders its title itself. */
export const metadata = { title: null };

/** Within an open page; a missing document is `/missing` (`scripts/serve/error-pages.ts`). */
export default function NotFound() {
  return <LazyMissingPage siteName={siteConfig().name} />;
}
