'use client';

import Link from 'next/link';
import { useEffect, useState, type ReactNode } from 'react';
import { MemberOnly } from '@/components/session/member-only';
import { Button, buttonClass } from '@/components/ui/button';
import { useArticleSource } from '@/hooks/editor/use-article-source';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { routes } from '@/lib/config/routes';
import { showToast } from '@/lib/browser/toast-store';
import { EditorHeader } from './editor-header';
import { EditorSkeleton } from './editor-skeleton';
import { EditorWorkspace } from './editor-workspace';
import styles from './write-center.module.css';

const TOAST_MS = 2_000;

interface WriteCenterProps {
  /** Null for a new article. */
  articleId: string | null;
  /** Revalidates the public page of the article. */
  onUpdated: (id: string) => Promise<void>;
}

/** A visitor sees the login over an empty page; the editor comes with the session. */
export function WriteCenter(props: WriteCenterProps) {
  const signedIn = useSignedIn();
  // Once opened, the editor stays when the session expires, so that the text is not lost.
  const [begun, setBegun] = useState(false);
  if (signedIn && !begun) setBegun(true);
  return begun ? <OpenedWriting {...props} /> : <VisitorPage />;
}

const VisitorPage = () => (
  <EmptyPage>
    <MemberOnly message="登录后就能开始写作">{null}</MemberOnly>
  </EmptyPage>
);

const EmptyPage = ({ children }: { children: ReactNode }) => (
  <>
    <EditorHeader>
      <span className={styles.title} />
    </EditorHeader>
    <main className={styles.visitor}>{children}</main>
  </>
);

function OpenedWriting({ articleId, onUpdated }: WriteCenterProps) {
  const { loading, refused, failed, isFetching, retry } = useArticleSource(articleId);

  useEffect(() => {
    if (!refused || articleId === null) return;
    showToast('只有作者可以编辑这篇文章', 'failed');
    // A full page load, delayed so that the toast can be read.
    const leave = setTimeout(() => window.location.replace(routes.article(articleId)), TOAST_MS);
    return () => clearTimeout(leave);
  }, [refused, articleId]);

  if (loading) return <EditorSkeleton />;
  if (refused) {
    return (
      <EmptyPage>
        <p role="status">只有作者可以编辑这篇文章，正在返回文章…</p>
      </EmptyPage>
    );
  }
  return (
    <>
      {failed && (
        <p className={styles.failed} role="alert">
          文章加载失败，加载出来之前不能更新；这里写的内容会另存
          <Button size="small" pending={isFetching} onClick={retry}>
            重试
          </Button>
          {articleId !== null && (
            <Link className={buttonClass('quiet', 'small')} href={routes.article(articleId)} prefetch={false}>
              返回
            </Link>
          )}
        </p>
      )}
      <EditorWorkspace unloaded={failed} onUpdated={onUpdated} />
    </>
  );
}
