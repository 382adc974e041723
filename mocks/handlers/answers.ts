import { HttpResponse } from 'msw';
import type { Page } from '@/lib/http/envelope';

/** Thrown by a handler: HTTP 200, code -1, and a sentence for the user. */
export class BusinessFailure extends Error {}

/** The header that tells developers which parameters were wrong: the sentence is a member's. */
export const WRONG_PARAMETERS = 'x-wrong-parameters';

/** Thrown where a client sends what no member can have typed. */
export class WrongParameters extends BusinessFailure {
  constructor(readonly names: readonly string[]) {
    super('参数错误');
  }
}

/** Thrown by a handler: not the owner (401 or 403, as the noun has it), or no valid session. */
export class Refusal extends Error {
  constructor(readonly status: 401 | 403 = 401) {
    super(status === 401 ? 'Authentication failed!' : 'No permission to edit article');
  }
}

export const success = (data: unknown, message: string, headers?: HeadersInit) =>
  HttpResponse.json({ code: '0', data: data ?? null, message }, headers && { headers });

export const failure = (message: string, headers?: HeadersInit) =>
  HttpResponse.json({ code: '-1', data: null, message }, headers && { headers });

/** Refusals have no `data` key, and their sentences are English. */
export const refused = ({ status, message }: Refusal) => HttpResponse.json({ code: '9999', message }, { status });

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Responses without the envelope: unknown routes, malformed JSON, oversized bodies, crashes. */
export const errorPage = (status: number, text: string, headers?: HeadersInit) =>
  HttpResponse.html(
    `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>${escapeHtml(text)}</pre>\n</body>\n</html>\n`,
    { status, ...(headers && { headers }) },
  );

/** One page of `rows`; past the end it is empty. `total` counts all rows. */
export function paged<T, R>(
  rows: readonly T[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  toRow: (row: T) => R,
): Page<R> {
  const start = (pageNo - 1) * pageSize;
  return { list: rows.slice(start, start + pageSize).map(toRow), total: rows.length, pageNo };
}
