'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { ErrorState } from '@/components/ui/error-state/error-state';

/** A search that the API did not answer; trying again keeps the term. */
export function FailedSearch() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  return (
    <ErrorState
      message="搜索失败，请稍后重试"
      pending={pending}
      onRetry={() => startTransition(() => router.refresh())}
    />
  );
}
