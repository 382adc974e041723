import type { ReactNode } from 'react';
import { HotNews } from '@/components/hot-news/hot-news';
import { PageAside } from '@/components/layout/page-aside';
import { CircleFrame } from '@/components/share/circle-frame';
import { ShareProfile } from '@/components/share/share-profile';

export default function CircleLayout({ children }: { children: ReactNode }) {
  return (
    <CircleFrame
      aside={
        <PageAside>
          <ShareProfile />
          <HotNews />
        </PageAside>
      }
    >
      {children}
    </CircleFrame>
  );
}
