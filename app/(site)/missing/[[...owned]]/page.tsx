import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing-page';
import { OWNED_PAGES } from '@/lib/config/page-subject';

type MissingProps = PageProps<'/missing/[[...owned]]'>;

/** Nothing where nobody owns anything, else the kind of page that may have an owner (`missingPathOf`). */
export const generateStaticParams = () => [{ owned: [] }, ...OWNED_PAGES.map((page) => ({ owned: [page] }))];

const ownedOf = async ({ params }: MissingProps) => {
  const { owned: [name] = [] } = await params;
  return OWNED_PAGES.find((page) => page === name);
};

/** Where the page may have an owner, the title is the site's until the browser knows who asks. */
export const generateMetadata = async (props: MissingProps): Promise<Metadata> => ({
  ...((await ownedOf(props)) === undefined && { title: { absolute: '页面不存在' } }),
  robots: { index: false },
});

/** The 404 document (`scripts/serve/error-pages.ts`). */
export default async function Missing(props: MissingProps) {
  return <MissingPage owned={await ownedOf(props)} />;
}
