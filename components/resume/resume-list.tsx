'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { resumeQueries } from '@/lib/domain/resume/queries';
import { EditorLink } from './editor-link';
import { ResumeCard } from './resume-card';
import styles from './resume-list.module.css';

export function ResumeList() {
  const { data: resumes, isError, error, isFetching, refetch } = useQuery(resumeQueries.mine());
  if (!resumes) {
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
    ) : (
      <ResumeListSkeleton />
    );
  }
  if (resumes.length === 0) {
    return (
      <EmptyState of="start" action={<EditorLink variant="primary">Create Now</EditorLink>}>
        还没有简历，创建一份，随时导出投递
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <p>共 {resumes.length} 份简历</p>
        <EditorLink variant="primary">
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          新建简历
        </EditorLink>
      </div>
      <ul className={styles.list}>
        {resumes.map((resume) => (
          <li key={resume.id}>
            <ResumeCard resume={resume} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ResumeListSkeleton() {
  return (
    <div role="status" aria-label="正在加载简历">
      <div className={styles.bar}>
        <Skeleton width={90} height={20} />
      </div>
      <div className={styles.list}>
        <Skeleton height={208} />
        <Skeleton height={208} />
      </div>
    </div>
  );
}
