'use client';

import { useParams } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { HotNewsOpener } from '@/components/hot-news/hot-news-opener';
import { PageGrid } from '@/components/frame/page-grid';
import { WhenIdle } from '@/components/frame/when-idle';
import { ShareCardSkeletons } from '@/components/share/share-card-skeleton';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useListTabs } from '@/hooks/lists/use-list-tabs';
import { ALL_BLOCKS, routes } from '@/lib/config/routes';
import { SHARE_BLOCKS, type ShareCircleParams, parseShareCircleAddress } from '@/lib/domain/share/blocks';
import { LazyKeepSeenShares, LazySeenShares } from './member-card.lazy';
import { ShareBox } from './share-box';
import styles from './share-circle-frame.module.css';

const TABS = [{ id: ALL_BLOCKS, name: '最新' }, ...SHARE_BLOCKS];
const hrefOf = (block: string) => routes.shareCircle({ block: block === ALL_BLOCKS ? undefined : block });

interface ShareCircleFrameProps {
  children: ReactNode;
  aside: ReactNode;
}

export function ShareCircleFrame({ children, aside }: ShareCircleFrameProps) {
  const address = parseShareCircleAddress(useParams<Required<ShareCircleParams>>());
  const { shown, leaving, linkTo } = useListTabs<string>(address?.block ?? ALL_BLOCKS, hrefOf);
  const signedIn = useSignedIn();
  /** The block whose list the search stands in place of: another block shows its list. */
  const [searchedIn, setSearchedIn] = useState<string>();
  const searching = searchedIn === shown;
  return (
    <PageGrid aside={aside}>
      <ShareBox block={shown === ALL_BLOCKS ? undefined : shown} />
      <Card>
        <div className={styles.head}>
          <LinkTabs
            label="友圈分区"
            tabs={TABS.map(({ id, name }) => ({ ...linkTo(id), label: name, current: shown === id }))}
          />
          <IconButton
            label="搜索看过的友圈"
            aria-expanded={searching}
            onPointerEnter={LazySeenShares.preload}
            onClick={() => setSearchedIn(searching ? undefined : shown)}
          >
            <Icon of="search" size={18} />
          </IconButton>
        </div>
        {searching ? <LazySeenShares /> : <HotNewsOpener />}
        {!searching && (leaving ? <ShareCardSkeletons /> : children)}
        {signedIn && (
          <WhenIdle>
            <LazyKeepSeenShares />
          </WhenIdle>
        )}
      </Card>
    </PageGrid>
  );
}
