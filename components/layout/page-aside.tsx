import type { ReactNode } from 'react';
import { CopyrightBlock } from '@/components/layout/copyright-block';
import { TopAuthors } from '@/components/user/top-authors';
import { siteConfig } from '@/lib/config/site';

/**
 * The right column of ordinary pages: what else there is, and who runs the site. The ranking, unless the page puts
 * something else in its place, is loaded by the browser, and only where the column is shown.
 */
export function PageAside({ children = <TopAuthors authors={undefined} /> }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <CopyrightBlock site={siteConfig()} />
    </>
  );
}
