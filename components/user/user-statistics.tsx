'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { routes } from '@/lib/config/routes';
import { userQueries } from '@/lib/domain/user/queries';
import type { ActionCounts, UserCounts } from '@/lib/domain/user/schema';
import { ApiError } from '@/lib/http/api-error';
import { formatCount } from '@/lib/utils/format-count';
import styles from './user-head.module.css';

const isMissingCall = (error: unknown) => error instanceof ApiError && error.status === 404;

interface UserStatisticsProps {
  userId: string;
  counts: UserCounts | undefined;
  actions: ActionCounts | undefined;
  children?: ReactNode;
}

export function UserStatistics({ userId, counts, actions, children }: UserStatisticsProps) {
  const countsQuery = useQuery({
    ...userQueries.counts(userId),
    enabled: counts === undefined,
    ...(counts && { initialData: counts }),
  });
  const actionsQuery = useQuery({ ...userQueries.actionCounts(userId), enabled: actions === undefined });
  // A count that this API release lacks stays unknown: a retry would not help.
  const failed = [countsQuery, actionsQuery].filter(
    ({ isError, data, error }) => isError && data === undefined && !isMissingCall(error),
  );
  // The reader's own follow changes them.
  const shownCounts = countsQuery.data;
  const shownActions = actions ?? actionsQuery.data;
  const entries = [
    { label: '文章', value: shownActions?.articleTotal, href: routes.user(userId, 'article') },
    { label: '阅读', value: shownActions?.articleViewCountTotal },
    { label: '获赞', value: shownActions?.userGetAgreeTotal },
    { label: '关注', value: shownCounts?.followedCount, href: routes.user(userId, 'focus') },
    { label: '粉丝', value: shownCounts?.fansCount, href: routes.user(userId, 'focus', 'fans') },
  ];
  return (
    <>
      <div className={styles.line}>
        <dl className={styles.counts}>
          {entries.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <Link href={href} prefetch={false} aria-label={`${label} ${formatCount(value)}`}>
                    {formatCount(value)}
                  </Link>
                ) : (
                  formatCount(value)
                )}
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      {failed.length > 0 && (
        <div className={styles.failed}>
          <ErrorState
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            pending={failed.some(({ isFetching }) => isFetching)}
          />
        </div>
      )}
    </>
  );
}
