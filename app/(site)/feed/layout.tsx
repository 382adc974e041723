import type { ReactNode } from 'react';
import { FeedFrame } from '@/components/article/feed-frame';
import { CopyrightBlock } from '@/components/layout/copyright-block';
import { Greeting } from '@/components/user/greeting';
import { TopAuthors } from '@/components/user/top-authors';
import { loadTopAuthors } from '@/lib/server/feed';

export default async function FeedLayout({ children }: { children: ReactNode }) {
  const authors = await loadTopAuthors();
  return (
    <FeedFrame
      aside={
        <>
          <Greeting />
          <TopAuthors authors={authors} />
          <CopyrightBlock />
        </>
      }
    >
      {children}
    </FeedFrame>
  );
}
