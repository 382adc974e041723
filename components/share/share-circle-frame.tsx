'use client';

import { useParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { HotNewsOpener } from '@/components/hot-news/hot-news-opener';
import { PageGrid } from '@/components/layout/page-grid';
import { ShareCardSkeletons } from '@/components/share/share-card-skeleton';
import { Card } from '@/components/ui/card';
import { LinkTabs } from '@/components/ui/link-tabs';
import { useListTabs } from '@/hooks/lists/use-list-tabs';
import { ALL_BLOCKS, routes } from '@/lib/config/routes';
import { parseShareCircleAddress, type ShareCircleParams } from '@/lib/domain/share/blocks';
import { SHARE_BLOCKS } from '@/lib/domain/share/constants';
import { ShareBox } from './share-box';

const TABS = [{ id: ALL_BLOCKS, name: '最新' }, ...SHARE_BLOCKS];
const hrefOf = (block: string) => routes.shareCircle({ block: block === ALL_BLOCKS ? undefined : block });

interface ShareCircleFrameProps {
  children: ReactNode;
  aside: ReactNode;
}

export function ShareCircleFrame({ children, aside }: ShareCircleFrameProps) {
  const address = parseShareCircleAddress(useParams<Required<ShareCircleParams>>());
  const { shown, leaving, linkTo } = useListTabs<string>(address?.block ?? ALL_BLOCKS, hrefOf);
  return (
    <PageGrid aside={aside}>
      <ShareBox block={shown === ALL_BLOCKS ? undefined : shown} />
      <Card>
        <LinkTabs
          label="友圈分区"
          tabs={TABS.map(({ id, name }) => ({ ...linkTo(id), label: name, current: shown === id }))}
        />
        <HotNewsOpener />
        {leaving ? <ShareCardSkeletons /> : children}
      </Card>
    </PageGrid>
  );
}
