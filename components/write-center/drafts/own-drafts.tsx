'use client';

import Link from 'next/link';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { BinButton } from '@/components/ui/list/bin-button';
import { Button, buttonClass } from '@/components/ui/button';
import { LazyFolderImport } from '@/components/write-center/dialogs.lazy';
import { useOwnDrafts, type OwnDraft } from './use-own-drafts';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { routes } from '@/lib/config/routes';
import { restoreNext } from '@/lib/drafts/tab-draft';
import { clockTime } from '@/lib/utils/clock-time';
import { onOneLine } from '@/lib/utils/plain-text';
import { isolated } from '@/lib/utils/direction';
import recipes from '@/styles/recipes.module.css';
import styles from './own-drafts.module.css';

export function OwnDrafts({ userId }: { userId: string }) {
  const { drafts, failed, isFetching, retry, remove } = useOwnDrafts(userId);
  const [isImporting, setIsImporting] = useState(false);
  const close = () => setIsImporting(false);
  if (failed && !drafts) return <ErrorState onRetry={() => void retry()} pending={isFetching} />;
  if (!drafts) return null;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.note}>草稿只保存在这个浏览器里</p>
        <Button size="small" aria-haspopup="dialog" onClick={() => setIsImporting(true)}>
          导入文件夹
        </Button>
      </div>
      {isImporting && <LazyFolderImport onClose={close} onLoadFailed={close} />}
      {drafts.length === 0 ? (
        <EmptyState of="start">暂无数据</EmptyState>
      ) : (
        <ul aria-label="草稿">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onRemove={() => void remove(draft)} />
          ))}
        </ul>
      )}
    </>
  );
}

function DraftRow({ draft, onRemove }: { draft: OwnDraft; onRemove: () => void }) {
  const { subjectId, value, savedAt, open } = draft;
  const title = onOneLine(value.title) || '无标题';
  return (
    <li className={styles.draft} aria-label={title}>
      <div className={styles.text}>
        <h3 className={recipes.truncate}>{title}</h3>
        <p className={recipes.truncate}>{onOneLine(value.content)}</p>
        <small>
          {subjectId ? '修改已发表的文章' : '新文章'} · {clockTime(savedAt)} 保存
          {open && <span> · 正在另一个标签页里编辑</span>}
        </small>
      </div>
      <Link
        className={buttonClass('secondary', 'small')}
        href={routes.writeCenter(subjectId)}
        prefetch={false}
        aria-label={`继续写《${isolated(title)}》`}
        onClick={() => restoreNext(draft)}
      >
        继续写
      </Link>
      {!open && (
        <BinButton
          label={`删除草稿《${isolated(title)}》`}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, 'li');
            onRemove();
          }}
        />
      )}
    </li>
  );
}
