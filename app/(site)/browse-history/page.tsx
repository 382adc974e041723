import type { Metadata } from 'next';
import { HistoryList } from '@/components/history/history-list';
import { HistoryWaiting } from '@/components/history/history-skeletons';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { MemberOnly } from '@/components/session/member-only';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';

export const metadata: Metadata = { title: '浏览历史', robots: { index: false } };

export default function BrowseHistoryPage() {
  return (
    <PageGrid aside={<PageAside />}>
      <Card>
        <CardHead title="浏览历史" />
        <MemberOnly message="登录后可查看读过的文章" skeleton={<HistoryWaiting />}>
          <HistoryList />
        </MemberOnly>
      </Card>
    </PageGrid>
  );
}
