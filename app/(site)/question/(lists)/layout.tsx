import type { ReactNode } from 'react';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { SectionTabs } from '@/components/ui/tabs/section-tabs';
import { QUESTION_TABS } from '@/lib/config/tabs';

export default function QuestionListsLayout({ children }: { children: ReactNode }) {
  return (
    <PageGrid aside={<PageAside />}>
      <Card>
        <CardHead as="p" title="题库" note="每天练几道；记录只保存在这个浏览器" />
        <SectionTabs label="题库" tabs={QUESTION_TABS} />
        {children}
      </Card>
    </PageGrid>
  );
}
