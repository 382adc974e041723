import type { Metadata } from 'next';
import { PageAside } from '@/components/layout/page-aside';
import { PageGrid } from '@/components/layout/page-grid';
import { UnavailableShare } from '@/components/share/unavailable-share';
import recipes from '@/styles/recipes.module.css';

export const metadata: Metadata = { title: '友圈', robots: { index: false } };

/** The 503 page that is served in place of a share's that could not be rendered (`scripts/serve/error-pages.ts`). */
export default function UnavailableSharePage() {
  return (
    <PageGrid aside={<PageAside />}>
      <h1 className={recipes.visuallyHidden}>友圈</h1>
      <UnavailableShare />
    </PageGrid>
  );
}
