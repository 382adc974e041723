import { Lock } from 'lucide-react';
import Link from 'next/link';
import { routes } from '@/lib/config/routes';
import type { Folder } from '@/lib/domain/folder/schema';
import styles from './bookmark-list.module.css';

export const FolderTrail = ({ userId, folder }: { userId: string; folder: Folder }) => (
  <nav className={styles.trail} aria-label="面包屑">
    <Link href={routes.user(userId, 'folder')} prefetch={false}>
      文件夹
    </Link>
    <span aria-hidden>/</span>
    <h2 aria-current="page">
      <bdi>{folder.name}</bdi>
      {folder.isPrivate && (
        <span className={styles.private}>
          <Lock size={14} strokeWidth={1.75} aria-hidden />
          私密
        </span>
      )}
    </h2>
  </nav>
);
