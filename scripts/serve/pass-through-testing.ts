/** Helpers shared by the pass-through's tests. */
import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http';
import { createPassThrough } from './pass-through.ts';
import { listen } from './testing.ts';

/** A call of the API, and its socket. */
export const CALL = '/gimishare/api/v1/article';
export const SOCKET = '/gimishare/api/v1/socket/message';
export const DOWN = 'http://127.0.0.1:1';

export const passThroughTo = (origin: string, { trustProxy = false, uploadOrigin = DOWN, isHttps = false } = {}) =>
  createPassThrough({ apiOrigin: origin, uploadOrigin, trustProxy, isHttps });
export const requestOf = (url: string, headers: IncomingHttpHeaders = {}) => ({ url, headers }) as IncomingMessage;

export async function between(passThrough: ReturnType<typeof passThroughTo>): Promise<number> {
  return listen(http.createServer((request, response) => void passThrough.forward(request, response)));
}
export const targetOf = async (handler: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(http.createServer(handler))}`;
