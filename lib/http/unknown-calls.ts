import { ApiError } from './api-error';

const NOT_FOUND = 404;

/** Calls that the API does not know, by path, per tab. */
const unknown = new Set<string>();

/** A 404 without an envelope means an unknown call; a missing row has one. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network' && error.status === NOT_FOUND;

/** @throws ApiError for a call known to be unknown */
export function refuseUnknownCall(path: string): void {
  if (unknown.has(path)) throw new ApiError({ kind: 'network', message: '服务暂不提供这项内容', status: NOT_FOUND });
}

export const rememberUnknownCall = (path: string): void => void unknown.add(path);

/** The button 重试 requests everything again. */
export const forgetUnknownCalls = (): void => unknown.clear();
