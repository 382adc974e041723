import { isChunkError, SITE_UPDATED } from '@/lib/utils/chunk-error';
import { isOffline } from './connection';

export const NETWORK_MESSAGE = '网络异常，请稍后重试';
export const UNCERTAIN_MESSAGE = '没有收到回应，可能已经成功，请确认后再试';

type ApiErrorKind = 'business' | 'unauthorised' | 'network' | 'malformed';

interface ApiErrorInit {
  kind: ApiErrorKind;
  message: string;
  status?: number | undefined;
  uncertain?: boolean;
  cause?: unknown;
}

/** A business error's message is for the user; unauthorised is no session or another's row; network is no envelope. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** The write may have taken effect: its answer is lost or unreadable. */
  readonly uncertain: boolean;

  constructor({ kind, message, status, uncertain = false, cause }: ApiErrorInit) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.uncertain = uncertain;
  }
}

export const isUnauthorised = (error: unknown): boolean => error instanceof ApiError && error.kind === 'unauthorised';

const MAX_SENTENCE = 200;

export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'business') return undefined;
  const sentence = error.message.replace(/\s+/g, ' ').trim();
  return sentence.length > MAX_SENTENCE ? `${sentence.slice(0, MAX_SENTENCE).toWellFormed()}…` : sentence;
}

/** A chunk missing while online, most often an older release's after a deployment. */
export const isOutdated = (error: unknown): boolean => isChunkError(error) && !isOffline();

/** Undefined for anything but a chunk that did not load. */
export function describeLoadFailure(error: unknown): string | undefined {
  if (!isChunkError(error)) return undefined;
  return isOutdated(error) ? SITE_UPDATED : NETWORK_MESSAGE;
}

export function describeError(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return describeLoadFailure(error) ?? '出了点问题，请稍后再试';
}
