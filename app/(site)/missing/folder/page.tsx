import type { Metadata } from 'next';
import { PageAside } from '@/components/layout/page-aside';
import { PageGrid } from '@/components/layout/page-grid';
import { HiddenFolder } from '@/components/site/hidden-folder';
import { Card } from '@/components/ui/card';

export const metadata: Metadata = { title: '文件夹', robots: { index: false } };

/** The 404 page that is served in place of a folder's that visitors do not see (`scripts/serve/error-pages.ts`). */
export default function MissingFolderPage() {
  return (
    <PageGrid aside={<PageAside />}>
      <h1 className="visually-hidden">文件夹</h1>
      <Card>
        <HiddenFolder />
      </Card>
    </PageGrid>
  );
}
