'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { OrderButtons } from '@/components/ui/order-buttons';
import { useSortFolders } from '@/hooks/folder/use-sort-folders';
import { useReorder } from '@/hooks/ui/use-reorder';
import type { Folder } from '@/lib/domain/folder/schema';
import { FolderCard } from './folder-card';
import styles from './folder-card.module.css';

interface SortableFoldersProps {
  userId: string;
  folders: readonly Folder[];
  onSorted: () => void;
  onUpdate: (folder: Folder) => void;
  onDelete: (folder: Folder) => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The own folders with their tools; dragging, or two buttons of each, change their order. */
export function SortableFolders({ userId, folders, onSorted, onUpdate, onDelete }: SortableFoldersProps) {
  const { sorted, move: setPlace, save, revert } = useSortFolders({ userId, folders, onSaved: onSorted });
  const ids = useMemo(() => sorted.map(({ id }) => id), [sorted]);
  const { listProps, itemProps, move, announcement } = useReorder<HTMLUListElement>({
    ids,
    unit: '位',
    onMove: setPlace,
    onDragEnd: (dropped) => (dropped ? save : revert)(),
  });
  return (
    <>
      <ul {...listProps} className={styles.grid} aria-label="文件夹">
        {sorted.map((folder, place) => (
          <FolderCard key={folder.id} userId={userId} folder={folder} {...itemProps(folder.id, place)}>
            {sorted.length > 1 && (
              <OrderButtons
                name={`文件夹 ${folder.name}`}
                place={place}
                total={sorted.length}
                onMove={(next) => move(folder.id, next)}
              />
            )}
            <button
              className={styles.tool}
              type="button"
              aria-label={`更新文件夹 ${folder.name}`}
              title="更新文件夹"
              onClick={() => onUpdate(folder)}
            >
              <Pencil {...ICON} />
            </button>
            <button
              className={styles.tool}
              type="button"
              aria-label={`删除文件夹 ${folder.name}`}
              title="删除文件夹"
              onClick={() => onDelete(folder)}
            >
              <Trash2 {...ICON} />
            </button>
          </FolderCard>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
