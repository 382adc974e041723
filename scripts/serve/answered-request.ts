import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { pageKindOf } from '../../lib/config/page-kind.ts';
import { requestIdOf } from './request-id.ts';

export interface AnsweredRequest {
  method: string;
  /** Without the query, which may hold a one-time code or what somebody searches. */
  path: string;
  kind: string;
  /** `aborted`: the client has left before the end. */
  status: number | 'aborted';
  seconds: number;
  requestId: string | undefined;
}

/** Calls the listener when the answer is sent, or its connection is lost. */
export function whenAnswered(
  request: IncomingMessage,
  response: ServerResponse,
  listener: (answered: AnsweredRequest) => void,
): void {
  const startedAt = performance.now();
  // Read now, as they are rewritten before the request is passed on.
  const { method = 'GET', url = '/' } = request;
  const requestId = requestIdOf(request);
  response.once('close', () => {
    const query = url.indexOf('?');
    listener({
      method,
      path: query < 0 ? url : url.slice(0, query),
      kind: pageKindOf(url),
      status: response.writableFinished ? response.statusCode : 'aborted',
      seconds: (performance.now() - startedAt) / 1_000,
      requestId,
    });
  });
}
