import type { Metadata } from 'next';
import { AllAnnotations } from '@/components/annotation/all-annotations';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';

export const metadata: Metadata = { title: '笔记', robots: { index: false } };

export default function AnnotationPage() {
  return (
    <PageGrid aside={<PageAside />}>
      <Card>
        <CardHead title="笔记" note="你的划线和想法，只存在这个浏览器里" />
        <AllAnnotations />
      </Card>
    </PageGrid>
  );
}
