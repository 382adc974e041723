import type { ReactNode } from 'react';
import { HotArticlesSkeleton } from '@/components/article/hot-articles-skeleton';
import { LazyHotArticles } from '@/components/article/fetched-links.lazy';
import { CopyrightBlock } from './copyright-block';
import { TopAuthors } from '@/components/user/top-authors';

/** Right column of ordinary pages. Ranking and articles load in the browser, and only when visible. */
export function PageAside({ children = <Elsewhere /> }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <CopyrightBlock />
    </>
  );
}

const Elsewhere = () => (
  <>
    <TopAuthors authors={undefined} />
    <LazyHotArticles waiting={<HotArticlesSkeleton />} />
  </>
);
