'use client';

import { useEffect } from 'react';
import { Button, buttonClass } from '@/components/ui/button/button';
import { ErrorPage } from '@/components/ui/error-page/error-page';
import { routes } from '@/lib/config/routes';
import { ApiError } from '@/lib/http/api-error';
import { isChunkError, reloadOnce } from '@/lib/utils/chunk-error';
import { navigationProgress } from '@/lib/utils/navigation-progress';

interface FailedPageProps {
  error: unknown;
  onRetry: () => void;
}

/** What a page that failed shows. A part of the program that is gone after a deployment is fetched by one reload. */
export function FailedPage({ error, onRetry }: FailedPageProps) {
  useEffect(() => {
    navigationProgress.fail();
    if (!isChunkError(error) || !reloadOnce()) console.error(error);
  }, [error]);
  return (
    <ErrorPage message={error instanceof ApiError ? error.message : undefined} explanation="出了点问题，请稍后再试">
      <Button variant="primary" onClick={isChunkError(error) ? () => window.location.reload() : onRetry}>
        重试
      </Button>
      <a className={buttonClass()} href={routes.home()}>
        返回首页
      </a>
    </ErrorPage>
  );
}
