import type { ReactNode } from 'react';
import { HotNews } from '@/components/hot-news/hot-news';
import { CopyrightBlock } from '@/components/layout/copyright-block';
import { CircleFrame } from '@/components/share/circle-frame';
import { ShareProfile } from '@/components/share/share-profile';
import { ShareRefresh } from '@/components/share/share-refresh';
import { refreshCircle, refreshShare } from './actions';

export default function CircleLayout({ children }: { children: ReactNode }) {
  return (
    <CircleFrame
      aside={
        <>
          <ShareProfile />
          <HotNews />
          <CopyrightBlock />
        </>
      }
      onPublished={refreshCircle}
    >
      <ShareRefresh action={refreshShare}>{children}</ShareRefresh>
    </CircleFrame>
  );
}
