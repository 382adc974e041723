import type { ReactNode } from 'react';
import { HotNews } from '@/components/hot-news/hot-news';
import { PageAside } from '@/components/shell/page-aside';
import { ShareCircleFrame } from '@/components/share/share-circle-frame';
import { ShareProfile } from '@/components/share/share-profile';
import { loadHotNews } from '@/lib/server/hot-news';

export default function ShareCircleLayout({ children }: { children: ReactNode }) {
  return (
    <ShareCircleFrame
      aside={
        <PageAside>
          <ShareProfile />
          <FirstNews />
        </PageAside>
      }
    >
      {children}
    </ShareCircleFrame>
  );
}

async function FirstNews() {
  return <HotNews shown={await loadHotNews()} />;
}
