'use client';

import { ErrorState } from '@/components/ui/error-state';
import { usePageRetry } from './use-page-retry';

/**
 * Stands in place of a list that could not be made, within the frame that stays around it, and retries it.
 * @param reason what the API said, if it said something
 */
export function UnavailableList({ reason }: { reason: string | undefined }) {
  const { retry, pending, note } = usePageRetry();
  return (
    <>
      <h1 className="visually-hidden">加载失败</h1>
      <ErrorState message={reason} onRetry={retry} pending={pending} />
      <p className="visually-hidden" role="status">
        {note}
      </p>
    </>
  );
}
