import { EmptyState } from '@/components/ui/state/empty-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { Folder } from '@/lib/domain/folder/schema';
import { FolderCard } from './folder-card';
import styles from './folder-card.module.css';

const SKELETONS = 6;

export function FolderGrid({ userId, folders }: { userId: string; folders: readonly Folder[] }) {
  if (folders.length === 0) return <EmptyState of="start">用户还未创建文件夹</EmptyState>;
  return (
    <>
      <div className={styles.bar}>
        <p>共 {folders.length} 个文件夹</p>
      </div>
      <ul className={styles.grid} aria-label="文件夹">
        {folders.map((folder) => (
          <FolderCard key={folder.id} userId={userId} folder={folder} />
        ))}
      </ul>
    </>
  );
}

export function FolderSkeletons() {
  return (
    <div role="status" aria-label="正在加载文件夹">
      <div className={styles.bar}>
        <Skeleton width={96} height={20} />
      </div>
      <div className={styles.grid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height={96} />
        ))}
      </div>
    </div>
  );
}
