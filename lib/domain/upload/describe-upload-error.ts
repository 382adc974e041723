import { tellIfOutdated } from '@/lib/browser/site-update';
import { ApiError, describeError } from '@/lib/http/api-error';

/**
 * What is said of a picture that was not uploaded: the API's own words, that the site was updated (which has its toast),
 * or the words of the place.
 */
export function describeUploadError(error: unknown, failedMessage: string): string {
  const ownWords = tellIfOutdated(error) || (error instanceof ApiError && error.kind === 'business');
  return ownWords ? describeError(error) : failedMessage;
}
