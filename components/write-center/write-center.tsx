'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { useArticleSource } from './use-article-source';
import { useOnceSignedIn } from '@/hooks/session/use-once-signed-in';
import { routes } from '@/lib/config/routes';
import { continueAsNew } from '@/lib/domain/write-center/writing-store';
import { showToast } from '@/lib/browser/toast-store';
import { DocumentLogin, DocumentMessage } from '@/components/document/document-message';
import { WriteCenterSkeleton } from './write-center-skeleton';
import { WriteCenterWorkspace } from './write-center-workspace';
import styles from './write-center.module.css';

const TOAST_MS = 2_000;

interface WriteCenterProps {
  articleId: string | null;
}

export function WriteCenter(props: WriteCenterProps) {
  const begun = useOnceSignedIn();
  return begun ? <OpenedWriting {...props} /> : <DocumentLogin message="登录后就能开始写作" />;
}

function OpenedWriting({ articleId }: WriteCenterProps) {
  const router = useRouter();
  const { loading, refused, failed, gone, problem, isFetching, retry } = useArticleSource(articleId);
  const [isNew, setIsNew] = useState(false);
  const handleContinue = () => {
    continueAsNew();
    setIsNew(true);
    // A reload restores the new article's draft.
    window.history.replaceState(null, '', routes.writeCenter());
  };

  useEffect(() => {
    if (!refused || articleId === null) return;
    showToast('只有作者可以编辑这篇文章', 'failed');
    // Time to read the toast.
    const leave = setTimeout(() => router.replace(routes.article(articleId)), TOAST_MS);
    return () => clearTimeout(leave);
  }, [refused, articleId, router]);

  if (loading) return <WriteCenterSkeleton />;
  if (refused) {
    return (
      <DocumentMessage>
        <p role="status">只有作者可以编辑这篇文章，正在返回文章…</p>
      </DocumentMessage>
    );
  }
  return (
    <>
      {gone && !isNew && (
        <p className={styles.failed} role="alert">
          {problem}，不能再更新；这里写的内容可以作为新文章发布
          <Button size="small" onClick={handleContinue}>
            作为新文章
          </Button>
        </p>
      )}
      {failed && !gone && (
        <p className={styles.failed} role="alert">
          <span>{`${problem ?? '文章加载失败'}，加载出来之前不能更新；这里写的内容会另存`}</span>
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
      <WriteCenterWorkspace unloaded={failed && !isNew} />
    </>
  );
}
