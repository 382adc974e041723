'use client';

import { useEffect, useLayoutEffect } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { ErrorPage } from '@/components/ui/state/error-page';
import { routes } from '@/lib/config/routes';
import { ApiError } from '@/lib/http/api-error';
import { endProgress } from '@/lib/browser/navigation-progress';
import { reloadIfOutdated, retryOrReload } from '@/lib/browser/site-update';

interface FailedPageProps {
  error: unknown;
  retry: () => void;
}

/** Reloads once for a missing chunk: an unrendered page has no unsaved text. Elsewhere `toastSiteUpdated` asks. */
export function FailedPage({ error, retry }: FailedPageProps) {
  // A layout effect, because `ProgressBar` reports the end in one.
  useLayoutEffect(() => endProgress('failed'), []);
  useEffect(() => {
    if (!reloadIfOutdated(error)) console.error(error);
  }, [error]);
  return (
    <ErrorPage message={error instanceof ApiError ? error.message : undefined} explanation="出了点问题，请稍后再试">
      <Button variant="primary" onClick={() => retryOrReload(error, retry)}>
        重试
      </Button>
      <a className={buttonClass()} href={routes.home()}>
        返回首页
      </a>
    </ErrorPage>
  );
}
