'use client';

import type { ReactNode } from 'react';
import { ArticlePrintWaiting, ArticleWaiting } from '@/components/article/article-waiting';
import { HiddenFolderWaiting } from './hidden-folder-frame';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import type { OwnedPage } from '@/lib/config/page-subject';
import { NotFoundPage } from './not-found-page';
import { usePageSubject } from './use-page-subject';
import styles from './missing-page.module.css';

const fallback = ({ waiting }: { waiting: ReactNode }) => waiting;

const LazyMemberArticle = lazyComponent(
  async () => (await import('@/components/article/member-article')).MemberArticle,
  { onFail: 'retry', fallback },
);

const LazyHiddenFolder = lazyComponent(async () => (await import('./hidden-folder')).HiddenFolder, {
  onFail: 'retry',
  fallback,
});

const SKELETONS: Record<OwnedPage, ReactNode> = {
  article: <ArticleWaiting />,
  'article-print': <ArticlePrintWaiting />,
  folder: <HiddenFolderWaiting />,
};

interface MissingPageProps {
  siteName: string;
  /** The kind of page that a document replaces; the browser finds it out by itself. */
  owned?: OwnedPage | undefined;
}

/**
 * Every 404, of a document (`/missing`) and of the router (`not-found.tsx`): the only place that decides what a member
 * sees where a visitor sees nothing. It renders the title, too, always one: of two the wrong one may come first.
 */
export function MissingPage({ siteName, owned }: MissingPageProps) {
  const subject = usePageSubject();
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  const title = <title>{`页面不存在 - ${siteName}`}</title>;
  const waitingFor = (page: OwnedPage) => (
    <>
      <title>{siteName}</title>
      {SKELETONS[page]}
    </>
  );
  const missing = (
    <>
      {title}
      <NotFoundPage />
    </>
  );
  if (signedIn && subject?.page === 'folder') {
    return (
      <LazyHiddenFolder userId={subject.userId} folderId={subject.id} waiting={waitingFor('folder')}>
        {missing}
      </LazyHiddenFolder>
    );
  }
  if (signedIn && (subject?.page === 'article' || subject?.page === 'article-print')) {
    return (
      <LazyMemberArticle id={subject.id} isPrint={subject.page === 'article-print'} waiting={waitingFor(subject.page)}>
        {missing}
      </LazyMemberArticle>
    );
  }
  const isUndecided = !hydrated && owned !== undefined;
  return (
    <>
      {isUndecided && <div className={styles.waiting}>{waitingFor(owned)}</div>}
      <div className={isUndecided ? styles.toVisitors : undefined}>
        {!isUndecided && title}
        <NotFoundPage />
      </div>
    </>
  );
}
