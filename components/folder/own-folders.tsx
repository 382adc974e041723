'use client';

import { useQuery } from '@tanstack/react-query';
import { Download, Plus, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { FolderForm } from './folder-form';
import { useExportFolders } from './use-export-folders';
import { folderQueries } from '@/lib/domain/folder/queries';
import type { Folder } from '@/lib/domain/folder/schema';
import { DeleteFolderDialog } from './delete-folder-dialog';
import styles from './folder-card.module.css';
import { FolderSkeletons } from './folder-grid';
import { ImportDialog } from './import-dialog';
import { SortableFolders } from './sortable-folders';

interface OwnFoldersProps {
  userId: string;
}

type OpenDialog = { kind: 'create' | 'import' } | { kind: 'update' | 'delete'; folder: Folder };

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function OwnFolders({ userId }: OwnFoldersProps) {
  // Another tab may have changed them.
  const query = useQuery({ ...folderQueries.of(userId), refetchOnWindowFocus: 'always' });
  const { data: folders, isError, error, isFetching, refetch } = query;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const close = () => setDialog(null);
  /** The current version: it may have been changed elsewhere since the dialog opened. */
  const latest = (folder: Folder) => folders?.find(({ id }) => id === folder.id) ?? folder;
  const { run: exportAll, pending: exporting } = useExportFolders(userId);
  const handleDeleted = () => {
    close();
    // The dialog would give the focus back to the deleted folder.
    requestAnimationFrame(() => createButton.current?.focus());
  };
  return (
    <>
      {!folders && isError && <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {!folders && !isError && <FolderSkeletons />}
      {folders && (
        <>
          <div className={styles.bar}>
            <p>共 {folders.length} 个文件夹</p>
            <div className={styles.buttons}>
              <Button ref={createButton} variant="primary" onClick={() => setDialog({ kind: 'create' })}>
                <Plus {...ICON} />
                新增文件夹
              </Button>
              <Button onClick={() => setDialog({ kind: 'import' })}>
                <Upload {...ICON} />
                导入书签
              </Button>
              {folders.length > 0 && (
                <Button pending={exporting} onClick={() => exportAll()}>
                  <Download {...ICON} />
                  <span>{exporting ? '导出中…' : '导出书签'}</span>
                </Button>
              )}
            </div>
          </div>
          {folders.length === 0 ? (
            <EmptyState of="start">用户还未创建文件夹</EmptyState>
          ) : (
            <SortableFolders
              userId={userId}
              folders={folders}
              onCreate={() => setDialog({ kind: 'create' })}
              onUpdate={(folder) => setDialog({ kind: 'update', folder })}
              onDelete={(folder) => setDialog({ kind: 'delete', folder })}
            />
          )}
        </>
      )}
      {(dialog?.kind === 'create' || dialog?.kind === 'update') && (
        <FolderForm
          userId={userId}
          folder={dialog.kind === 'update' ? latest(dialog.folder) : undefined}
          onSaved={close}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteFolderDialog folder={dialog.folder} onDeleted={handleDeleted} onClose={close} />
      )}
      {dialog?.kind === 'import' && <ImportDialog userId={userId} onClose={close} />}
    </>
  );
}
