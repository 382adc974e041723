import type { Metadata } from 'next';
import Link from 'next/link';
import { ReadingList } from '@/components/reading-list/reading-list';
import { PageAside } from '@/components/shell/page-aside';
import { PageGrid } from '@/components/frame/page-grid';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardHead } from '@/components/ui/card-head';
import { routes } from '@/lib/config/routes';

export const metadata: Metadata = { title: '稍后读', robots: { index: false } };

export default function ReadingListPage() {
  return (
    <PageGrid aside={<PageAside />}>
      <Card>
        <CardHead title="稍后读" note="只保存在这个浏览器里；读到文末的文章自动标为已读">
          <Link className={buttonClass('quiet', 'small')} href={routes.offline()} prefetch={false} rel="nofollow">
            离线阅读
          </Link>
        </CardHead>
        <ReadingList />
      </Card>
    </PageGrid>
  );
}
