import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';

const STARTED_AT = Symbol('startedAt');

interface Watched extends ServerResponse {
  [STARTED_AT]: number;
}

type AnswerListener = (response: ServerResponse, seconds: number) => void;

/** The status; `aborted` when the client has left before the end. */
export const statusOf = (response: ServerResponse): number | 'aborted' =>
  response.writableFinished ? response.statusCode : 'aborted';

/** The path without the query, which may hold a one-time code or what somebody searches. */
export function pathOf({ req: { url = '/' } }: ServerResponse): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/**
 * Gives a function that has the listener called when an answer is sent, or its connection is lost. A reader costs some 20
 * µs in all, so there is one listener for all responses, and not a closure for each.
 */
export function watchAnswers(listener: AnswerListener): (response: ServerResponse) => void {
  function ended(this: Watched): void {
    listener(this, (performance.now() - this[STARTED_AT]) / 1_000);
  }
  return (response) => {
    (response as Watched)[STARTED_AT] = performance.now();
    response.on('close', ended);
  };
}
