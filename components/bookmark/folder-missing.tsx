import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { routes } from '@/lib/config/routes';

export const FolderMissing = ({ userId }: { userId: string }) => (
  <EmptyState
    of="missing"
    action={
      <Link className={buttonClass()} href={routes.user(userId, 'folder')} prefetch={false}>
        返回文件夹
      </Link>
    }
  >
    文件夹不存在，可能已被删除或设为私密
  </EmptyState>
);
