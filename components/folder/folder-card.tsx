import { FolderClosed, Lock } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { routes } from '@/lib/config/routes';
import type { Folder } from '@/lib/domain/folder/schema';
import { isolated } from '@/lib/utils/direction';
import { FolderPreview } from './folder-preview';
import styles from './folder-card.module.css';

interface FolderCardProps extends ComponentProps<'li'> {
  userId: string;
  folder: Folder;
  /** The card is dragged by its link, so that presses in its menu are no drags. */
  dragProps?: object | undefined;
  menu?: ReactNode;
}

export const FolderCard = ({ userId, folder, dragProps, menu, ...item }: FolderCardProps) => (
  <li {...item} className={styles.card}>
    <span className={styles.icon}>
      <FolderClosed size={24} strokeWidth={1.5} aria-hidden />
    </span>
    <h2 className={styles.name} dir="auto">
      {folder.name}
    </h2>
    <Link
      {...dragProps}
      className={styles.open}
      href={routes.userFolder(userId, folder.id)}
      prefetch={false}
      draggable={false}
      aria-label={`打开文件夹 ${isolated(folder.name)}`}
    />
    <div className={styles.foot}>
      <FolderPreview folderId={folder.id} />
      {folder.isPrivate && (
        <p className={styles.private}>
          <Lock size={14} strokeWidth={1.75} aria-hidden />
          私密
        </p>
      )}
    </div>
    {menu && <div className={styles.menu}>{menu}</div>}
  </li>
);
