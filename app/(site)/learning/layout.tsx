import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { Card } from '@/components/ui/card';

export const metadata: Metadata = { robots: { index: false } };

export default function LearningLayout({ children }: { children: ReactNode }) {
  return (
    <PageGrid aside={<PageAside />}>
      <Card>{children}</Card>
    </PageGrid>
  );
}
