import type { ReactNode } from 'react';
import { FeedFrame } from '@/components/article/feed-frame';
import { PageAside } from '@/components/layout/page-aside';
import { Greeting } from '@/components/user/greeting';
import { TopAuthors } from '@/components/user/top-authors';
import { loadTopAuthors } from '@/lib/server/feed';

export default async function FeedLayout({ children }: { children: ReactNode }) {
  const authors = await loadTopAuthors();
  const aside = (
    <PageAside>
      <Greeting />
      <TopAuthors authors={authors} />
    </PageAside>
  );
  return <FeedFrame aside={aside}>{children}</FeedFrame>;
}
