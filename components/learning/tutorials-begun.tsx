'use client';

import { useQueries } from '@tanstack/react-query';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton, SkeletonRows } from '@/components/ui/state/skeleton';
import { TutorialResume } from '@/components/tutorial/tutorial-resume';
import { useStored } from '@/hooks/ui/use-stored';
import { routes } from '@/lib/config/routes';
import { chaptersOf } from '@/lib/domain/tutorial/chapters';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { tutorialQueries } from '@/lib/domain/tutorial/queries';
import styles from './learning.module.css';

const MAX_SHOWN = 6;

/** The tutorials that the reader has begun, the latest first. Their names are the API's. */
export function TutorialsBegun() {
  const begun = Object.keys(useStored(tutorialProgress) ?? {})
    .reverse()
    .slice(0, MAX_SHOWN);
  const found = useQueries({ queries: begun.map((id) => tutorialQueries.detail(id)) });
  if (begun.length === 0) {
    return (
      <EmptyState
        of="start"
        small
        action={
          <Link className={buttonClass('primary', 'small')} href={routes.tutorials()} prefetch={false}>
            去看教程
          </Link>
        }
      >
        还没有在学的教程
      </EmptyState>
    );
  }
  if (found.some(({ isPending, isError }) => isPending && !isError)) {
    return (
      <SkeletonRows label="正在加载教程" count={begun.length} className={styles.rows}>
        <Skeleton height={44} />
      </SkeletonRows>
    );
  }
  const failed = found.filter(({ isError }) => isError);
  const tutorials = found.flatMap(({ data }) => data ?? []);
  return (
    <>
      <ul className={styles.rows}>
        {tutorials.map(({ id, name, menu }) => (
          <li key={id} className={styles.row}>
            <Link href={routes.tutorial(id)} prefetch={false} dir="auto">
              {name}
            </Link>
            <TutorialResume tutorialId={id} chapters={chaptersOf(menu)} start={routes.tutorial(id)} />
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <ErrorState
          message={`${failed.length} 个教程加载失败`}
          error={failed[0]?.error}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
    </>
  );
}
