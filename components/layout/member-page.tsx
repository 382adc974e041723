'use client';

import type { ReactNode } from 'react';
import { ArticleWaiting } from '@/components/article/article-waiting';
import { lazyPart } from '@/components/ui/lazy-part';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { isIdentifier, isResourceId } from '@/lib/utils/identifier';
import styles from './member-page.module.css';

const MemberArticle = lazyPart(async () => (await import('@/components/article/member-article')).MemberArticle, {
  onFail: 'retry',
  fallback: <ArticleWaiting />,
});
const HiddenFolder = lazyPart(async () => (await import('@/components/bookmark/hidden-folder')).HiddenFolder, {
  onFail: 'retry',
});

interface MemberPageProps {
  /** The right column of pages that have one. */
  aside: ReactNode;
  /** The 404 page. */
  children: ReactNode;
}

/**
 * In place of a page that the server does not find, as it asks as a visitor: what a signed-in member may see at this
 * address. Visitors see `children` from the first paint on, members once there is nothing to be tried.
 */
export function MemberPage({ aside, children }: MemberPageProps) {
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  // This page stands in place of another one, whose address is known to the browser alone.
  const [, section, id, list, detail, ...rest] = hydrated && signedIn ? window.location.pathname.split('/') : [];
  if (section === 'post' && isIdentifier(id) && (list === undefined || list === 'print') && detail === undefined) {
    return (
      <MemberArticle id={id} isPrint={list === 'print'}>
        {children}
      </MemberArticle>
    );
  }
  if (section === 'user' && isIdentifier(id) && list === 'folder' && isResourceId(detail) && rest.length === 0) {
    return (
      <HiddenFolder userId={id} folderId={detail} aside={aside}>
        {children}
      </HiddenFolder>
    );
  }
  return <div className={hydrated ? undefined : styles.trying}>{children}</div>;
}
