'use client';

import type { ReactNode } from 'react';
import { ArticlePrintWaiting, ArticleWaiting } from '@/components/article/article-waiting';
import { HiddenFolderWaiting } from '@/components/bookmark/hidden-folder-frame';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import type { OwnedPage } from '@/lib/config/page-subject';
import { NotFoundPage } from './not-found-page';
import { usePageSubject } from './use-page-subject';
import styles from './missing-page.module.css';

const WAITING: Record<OwnedPage, ReactNode> = {
  article: <ArticleWaiting />,
  'article-print': <ArticlePrintWaiting />,
  folder: <HiddenFolderWaiting />,
};

const LazyMemberArticle = lazyComponent(
  async () => (await import('@/components/article/member-article')).MemberArticle,
  {
    onFail: 'retry',
    fallback: ({ isPrint }) => WAITING[isPrint ? 'article-print' : 'article'],
  },
);

const LazyHiddenFolder = lazyComponent(async () => (await import('@/components/bookmark/hidden-folder')).HiddenFolder, {
  onFail: 'retry',
  fallback: WAITING.folder,
});

/**
 * Every 404, of a document (`/missing`) and of the router (`not-found.tsx`): the only place that decides what a member
 * sees where a visitor sees nothing. @param owned the kind of page that the document replaces
 */
export function MissingPage({ owned }: { owned?: OwnedPage | undefined }) {
  const subject = usePageSubject();
  const signedIn = useSignedIn();
  const waiting = !useHydrated() && owned ? WAITING[owned] : undefined;
  if (signedIn && subject?.page === 'folder') {
    return (
      <LazyHiddenFolder userId={subject.userId} folderId={subject.id}>
        <NotFoundPage />
      </LazyHiddenFolder>
    );
  }
  if (signedIn && (subject?.page === 'article' || subject?.page === 'article-print')) {
    return (
      <LazyMemberArticle id={subject.id} isPrint={subject.page === 'article-print'}>
        <NotFoundPage />
      </LazyMemberArticle>
    );
  }
  return (
    <>
      {waiting && <div className={styles.waiting}>{waiting}</div>}
      <div className={waiting ? styles.toVisitors : undefined}>
        <NotFoundPage />
      </div>
    </>
  );
}
