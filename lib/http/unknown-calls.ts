import { ApiError } from './api-error';

const NOT_FOUND = 404;

/** Calls that the API of this tab does not know, by path. */
const unknown = new Set<string>();

/** The API answered with a 404 that is no envelope: it has no such call. What is only not there is told in an envelope. */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network' && error.status === NOT_FOUND;

/** @throws ApiError for a call that is remembered as unknown */
export function refuseUnknownCall(path: string): void {
  if (unknown.has(path)) throw new ApiError({ kind: 'network', message: '服务暂不提供这项内容', status: NOT_FOUND });
}

export const rememberUnknownCall = (path: string): void => void unknown.add(path);

/** For a reader who presses 重试: everything is asked for again. */
export const forgetUnknownCalls = (): void => unknown.clear();
