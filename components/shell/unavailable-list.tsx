'use client';

import { ErrorState } from '@/components/ui/state/error-state';
import { usePageRetry } from './use-page-retry';
import recipes from '@/styles/recipes.module.css';

export function UnavailableList({ reason }: { reason: string | undefined }) {
  const { retry, pending, note } = usePageRetry();
  return (
    <>
      <h1 className={recipes.visuallyHidden}>加载失败</h1>
      <ErrorState message={reason} onRetry={retry} pending={pending} />
      <p className={recipes.visuallyHidden} role="status">
        {note}
      </p>
    </>
  );
}
