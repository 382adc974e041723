'use client';

import { Pencil, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { ItemEntry, ItemMenu } from '@/components/ui/list/item-menu';
import { SortableList, useSortableItem } from '@/components/ui/list/sortable-list';
import { useSortFolders } from './use-sort-folders';
import type { Folder } from '@/lib/domain/folder/schema';
import { isolated } from '@/lib/utils/direction';
import { FolderCard } from './folder-card';
import styles from './folder-card.module.css';

interface SortableFoldersProps {
  userId: string;
  folders: readonly Folder[];
  onCreate: () => void;
  onUpdate: (folder: Folder) => void;
  onDelete: (folder: Folder) => void;
}

export function SortableFolders({ userId, folders, onCreate, ...tools }: SortableFoldersProps) {
  const { sorted, move } = useSortFolders({ userId, folders });
  const ids = useMemo(() => sorted.map(({ id }) => id), [sorted]);
  return (
    <SortableList ids={ids} unit="位" grid onMove={move} className={styles.grid} aria-label="文件夹">
      {sorted.map((folder) => (
        <SortableFolder key={folder.id} userId={userId} folder={folder} {...tools} />
      ))}
      <li>
        <button className={styles.new} type="button" onClick={onCreate}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          新建文件夹
        </button>
      </li>
    </SortableList>
  );
}

interface SortableFolderProps extends Pick<SortableFoldersProps, 'userId' | 'onUpdate' | 'onDelete'> {
  folder: Folder;
}

function SortableFolder({ userId, folder, onUpdate, onDelete }: SortableFolderProps) {
  const { itemProps, dragProps, place, total, move } = useSortableItem(folder.id);
  const name = `文件夹 ${isolated(folder.name)}`;
  return (
    <FolderCard
      userId={userId}
      folder={folder}
      {...itemProps}
      dragProps={dragProps}
      menu={
        <ItemMenu name={name} place={place} total={total} onMove={move} onDelete={() => onDelete(folder)}>
          <ItemEntry icon={Pencil} action="更新" of={name} onClick={() => onUpdate(folder)} />
        </ItemMenu>
      }
    />
  );
}
