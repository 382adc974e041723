'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Pager } from '@/components/ui/list/pager';
import { routes } from '@/lib/config/routes';
import { LOGIN_RECORD_PAGE_SIZE } from '@/lib/domain/login-record/page-size';
import { loginRecordQueries } from '@/lib/domain/login-record/queries';
import { parsePageNumber } from '@/lib/utils/page-number';
import { LoginRecordSkeleton } from './login-record-skeleton';
import { LoginTable } from './login-table';

export function LoginRecord() {
  const page = parsePageNumber(useSearchParams().get('page') ?? '') ?? 1;
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(loginRecordQueries.list(page));
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
  if (!data) return <LoginRecordSkeleton />;
  const pages = Math.ceil(data.total / LOGIN_RECORD_PAGE_SIZE);
  if (data.list.length === 0) {
    return page === 1 ? (
      <EmptyState of="log">还没有登录记录</EmptyState>
    ) : (
      <EmptyState
        of="log"
        action={
          <Link className={buttonClass()} href={routes.loginRecord(1)} prefetch={false}>
            回到第一页
          </Link>
        }
      >
        这一页没有登录记录
      </EmptyState>
    );
  }
  return (
    <>
      <LoginTable logins={data.list} busy={isPlaceholderData} startsWithLatest={page === 1 && !isPlaceholderData} />
      <Pager
        label="登录日志分页"
        page={page}
        pages={pages}
        previous={page > 1 ? routes.loginRecord(page - 1) : undefined}
        next={page < pages ? routes.loginRecord(page + 1) : undefined}
      />
    </>
  );
}
