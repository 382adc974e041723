'use client';

import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { BinButton } from '@/components/ui/bin-button';
import { IconButton } from '@/components/ui/icon-button';
import { OrderButtons } from '@/components/ui/order-buttons';
import { SortableList, useSortableItem } from '@/components/ui/sortable-list';
import { useSortFolders } from './use-sort-folders';
import type { Folder } from '@/lib/domain/folder/schema';
import { isolated } from '@/lib/utils/direction';
import { FolderCard } from './folder-card';
import styles from './folder-card.module.css';

interface SortableFoldersProps {
  userId: string;
  folders: readonly Folder[];
  onUpdate: (folder: Folder) => void;
  onDelete: (folder: Folder) => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function SortableFolders({ userId, folders, ...tools }: SortableFoldersProps) {
  const { sorted, move } = useSortFolders({ userId, folders });
  const ids = useMemo(() => sorted.map(({ id }) => id), [sorted]);
  return (
    <SortableList ids={ids} unit="位" grid onMove={move} className={styles.grid} aria-label="文件夹">
      {sorted.map((folder) => (
        <SortableFolder key={folder.id} userId={userId} folder={folder} {...tools} />
      ))}
    </SortableList>
  );
}

interface SortableFolderProps extends Pick<SortableFoldersProps, 'userId' | 'onUpdate' | 'onDelete'> {
  folder: Folder;
}

function SortableFolder({ userId, folder, onUpdate, onDelete }: SortableFolderProps) {
  const { itemProps, dragProps, place, total, move } = useSortableItem(folder.id);
  return (
    <FolderCard userId={userId} folder={folder} {...itemProps} {...dragProps}>
      {total > 1 && <OrderButtons name={`文件夹 ${isolated(folder.name)}`} place={place} total={total} onMove={move} />}
      <IconButton label={`更新文件夹 ${isolated(folder.name)}`} title="更新文件夹" onClick={() => onUpdate(folder)}>
        <Pencil {...ICON} />
      </IconButton>
      <BinButton label={`删除文件夹 ${isolated(folder.name)}`} title="删除文件夹" onClick={() => onDelete(folder)} />
    </FolderCard>
  );
}
