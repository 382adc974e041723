import type { Metadata } from 'next';
import { MissingPage } from '@/components/shell/missing-page';
import { OWNED_PAGES } from '@/lib/config/page-subject';
import { siteConfig } from '@/lib/config/site';

/** Nothing for an address that nobody owns, else the kind of page that may have an owner (`missingPathOf`). */
export const generateStaticParams = () => [{ owned: [] }, ...OWNED_PAGES.map((page) => ({ owned: [page] }))];

/** The page renders its title itself. */
export const metadata: Metadata = { title: null, robots: { index: false } };

/** The 404 document (`scripts/serve/error-pages.ts`). */
export default async function Missing({ params }: PageProps<'/missing/[[...owned]]'>) {
  const { owned: [name] = [] } = await params;
  return <MissingPage siteName={siteConfig().name} owned={OWNED_PAGES.find((page) => page === name)} />;
}
