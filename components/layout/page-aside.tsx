import type { ReactNode } from 'react';
import { LazyHotArticles } from '@/components/article/lazy-hot-articles';
import { CopyrightBlock } from '@/components/layout/copyright-block';
import { TopAuthors } from '@/components/user/top-authors';

/**
 * The right column of ordinary pages: what else there is, and who runs the site. Ranking and articles, unless the page
 * puts something else in their place, are loaded by the browser, and only where the column is shown.
 */
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
    <LazyHotArticles />
  </>
);
