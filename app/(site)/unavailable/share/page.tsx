import type { Metadata } from 'next';
import { PageAside } from '@/components/layout/page-aside';
import { PageGrid } from '@/components/layout/page-grid';
import { UnavailableShare } from '@/components/share/unavailable-share';
import recipes from '@/styles/recipes.module.css';

export const metadata: Metadata = { title: '友圈', robots: { index: false } };

/** The 503 document of a share (`scripts/serve/error-pages.ts`). */
export default function UnavailableSharePage() {
  return (
    <PageGrid aside={<PageAside />}>
      <h1 className={recipes.visuallyHidden}>友圈</h1>
      <UnavailableShare />
    </PageGrid>
  );
}
