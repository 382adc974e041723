'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { isIdentifier, isResourceId } from '@/lib/utils/identifier';
import { LazyHiddenFolder, LazyMemberArticle } from './lazy-browser-parts';
import styles from './member-page.module.css';

interface MemberPageProps {
  aside: ReactNode;
  children: ReactNode;
}

/** Replaces a page that visitors may not see: members get what they may, visitors `children` from the first paint. */
export function MemberPage({ aside, children }: MemberPageProps) {
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  // Only the browser knows the address, as this page replaces another.
  const [, section, id, list, detail, ...rest] = hydrated && signedIn ? window.location.pathname.split('/') : [];
  if (section === 'post' && isIdentifier(id) && (list === undefined || list === 'print') && detail === undefined) {
    return (
      <LazyMemberArticle id={id} isPrint={list === 'print'}>
        {children}
      </LazyMemberArticle>
    );
  }
  if (section === 'user' && isIdentifier(id) && list === 'folder' && isResourceId(detail) && rest.length === 0) {
    return (
      <LazyHiddenFolder userId={id} folderId={detail} aside={aside}>
        {children}
      </LazyHiddenFolder>
    );
  }
  return <div className={hydrated ? undefined : styles.trying}>{children}</div>;
}
