import { tellIfOutdated } from '@/lib/browser/site-update';
import { ApiError, describeError } from '@/lib/http/api-error';

/** Message for a failed upload: the API's, "site was updated" (which has its toast), or the caller's. */
export function describeUploadError(error: unknown, failedMessage: string): string {
  const ownWords = tellIfOutdated(error) || (error instanceof ApiError && error.kind === 'business');
  return ownWords ? describeError(error) : failedMessage;
}
