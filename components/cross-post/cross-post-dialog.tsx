'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { ErrorState } from '@/components/ui/state/error-state';
import { LoadingMark } from '@/components/ui/state/loading-mark';
import { copyRich } from '@/lib/browser/copy-rich';
import { copyText } from '@/lib/browser/copy-text';
import { furtherArticleQueries } from '@/lib/domain/article/further-queries';
import { PLATFORMS } from '@/lib/domain/cross-post/platforms';
import { makePortable, type CrossPosted, type PortableArticle } from './make-portable';
import { PortablePreview } from './portable-preview';
import controls from '@/styles/controls.module.css';
import styles from './cross-post-dialog.module.css';

interface CrossPostDialogProps {
  article: CrossPosted | { id: string };
  onClose: () => void;
}

const WIDTH = 720;

export function CrossPostDialog({ article, onClose }: CrossPostDialogProps) {
  return (
    <Dialog title="复制到其他平台" width={WIDTH} onClose={onClose}>
      {'id' in article ? <Published id={article.id} /> : <CrossPost article={article} />}
    </Dialog>
  );
}

function Published({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(furtherArticleQueries.source(id));
  if (data) return <CrossPost article={data} />;
  if (error) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  return <LoadingMark />;
}

function CrossPost({ article }: { article: CrossPosted }) {
  const [platform, setPlatform] = useState(PLATFORMS[0]);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['cross-post', platform?.code, article],
    queryFn: ({ client }) => makePortable(article, platform?.code ?? 'wechat', client),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <div className={styles.content}>
      <div className={styles.platforms} role="group" aria-label="平台">
        {PLATFORMS.map((other) => (
          <button
            key={other.code}
            className={controls.innerTab}
            type="button"
            aria-pressed={other === platform}
            onClick={() => setPlatform(other)}
          >
            {other.name}
          </button>
        ))}
      </div>
      <ul className={styles.hints}>
        {[...(platform?.hints ?? []), ...(data?.notes ?? [])].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isError && <ErrorState pending={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <p className={styles.preparing} role="status">
          正在准备…
        </p>
      )}
      {data && <Copied key={platform?.code} name={platform?.name ?? ''} title={article.title} portable={data} />}
    </div>
  );
}

interface CopiedProps {
  name: string;
  title: string;
  portable: PortableArticle;
}

function Copied({ name, title, portable: { html, text } }: CopiedProps) {
  const [said, setSaid] = useState('');
  const handleCopy = async () => {
    const done = html === null ? await copyText(text) : await copyRich(html, text);
    setSaid(done ? `已复制，到${name}里粘贴` : '浏览器不允许直接复制：点进下面的预览，全选后再复制');
  };
  const handleCopyTitle = async () => setSaid((await copyText(title)) ? '标题已复制' : '标题没能复制');
  return (
    <>
      <div className={styles.actions}>
        <Button variant="primary" data-autofocus onClick={() => void handleCopy()}>
          复制正文
        </Button>
        {title.trim() !== '' && <Button onClick={() => void handleCopyTitle()}>复制标题</Button>}
        <p role="status">{said}</p>
      </div>
      <PortablePreview html={html} text={text} />
    </>
  );
}
