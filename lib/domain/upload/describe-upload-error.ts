import { ApiError, describeError } from '@/lib/http/api-error';

/** The message for a picture that was not uploaded: the API's own words, or those of the place. */
export const describeUploadError = (error: unknown, failedMessage: string): string =>
  error instanceof ApiError && error.kind === 'business' ? describeError(error) : failedMessage;
