import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import { LOGIN_RECORD_PAGE_SIZE } from '@/lib/domain/login-record/page-size';
import styles from './login-record.module.css';

export const LoginRecordSkeleton = () => (
  <SkeletonRows className={styles.rows} label="正在加载登录日志" count={LOGIN_RECORD_PAGE_SIZE + 1}>
    <Skeleton height={24} />
  </SkeletonRows>
);
