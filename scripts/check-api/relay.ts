import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX, TOKEN_HEADER } from '@/lib/config/api';

/** One request to the API and its answer. */
export interface Exchange {
  method: string;
  /** Below the API's prefix; whole for the image service. */
  path: string;
  query: URLSearchParams;
  /** 0 without an answer. */
  status: number;
  headers: Headers;
  text: string;
  /** The parsed answer; undefined when it is no JSON. */
  body: unknown;
  ms: number;
  /** Why there is no answer. */
  failure?: { code: string; message: string };
}

export interface Target {
  api: string;
  /** Origin of the image service. */
  upload: string;
  token?: string | undefined;
  /** Pause before each call. */
  pauseMs: number;
  patienceMs: number;
}

interface Request {
  method?: string;
  path: string;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Instead of the session's; null sends none. */
  token?: string | null;
  headers?: Record<string, string>;
}

const TIMED_OUT = 'ETIMEDOUT';
/** Far more than any page of rows or any file that the site asks for. */
export const MAX_ANSWER_BYTES = 16 * 2 ** 20;

function failureOf(error: unknown): NonNullable<Exchange['failure']> {
  if (error instanceof Error && error.name === 'TimeoutError') return { code: TIMED_OUT, message: error.message };
  let cause: unknown = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const code = Reflect.get(Object(cause), 'code');
  return {
    code: typeof code === 'string' ? code : '',
    message: cause instanceof Error ? cause.message : String(cause),
  };
}

/** @throws an Error for more than `MAX_ANSWER_BYTES`, of which no more is read */
async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error(`more than ${MAX_ANSWER_BYTES / 2 ** 20} MB at once`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A local server that the site's own api modules ask, as a browser asks the site: it passes calls on to the API with the
 * session's token and cookies, one at a time, and keeps every exchange.
 */
export async function openRelay() {
  const exchanges: Exchange[] = [];
  const cookies = new Map<string, string>();
  let target: Target = { api: '', upload: '', pauseMs: 0, patienceMs: 0 };

  let underWay: Promise<unknown> = Promise.resolve();

  async function pass(method: string, url: string, headers: Record<string, string>, body?: BodyInit) {
    const isApi = url.startsWith(`${API_PREFIX}/`);
    const { pathname, searchParams } = new URL(url, 'http://relay.invalid');
    const exchange: Exchange = {
      method,
      path: isApi ? pathname.slice(API_PREFIX.length) : pathname,
      query: searchParams,
      status: 0,
      headers: new Headers(),
      text: '',
      body: undefined,
      ms: 0,
    };
    if (target.pauseMs > 0) await pause(target.pauseMs);
    const jar = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const start = performance.now();
    let bytes = Buffer.alloc(0);
    try {
      const response = await fetch(`${isApi ? target.api : target.upload}${url}`, {
        method,
        headers: { ...(isApi && jar && { cookie: jar }), ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(target.patienceMs),
        ...(body !== undefined && { body }),
      });
      bytes = await bytesOf(response);
      const { status, headers: answered } = response;
      for (const cookie of isApi ? answered.getSetCookie() : []) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name.trim(), value);
      }
      const text = bytes.toString();
      Object.assign(exchange, { status, headers: answered, text, body: parsed(text) });
    } catch (error) {
      exchange.failure = failureOf(error);
    }
    exchange.ms = Math.round(performance.now() - start);
    exchanges.push(exchange);
    return { exchange, bytes };
  }

  const withToken = (token: string | null | undefined): Record<string, string> =>
    token ? { [TOKEN_HEADER]: token } : {};

  async function forward(incoming: IncomingMessage) {
    const { method = 'GET', url = '/', headers } = incoming;
    const type = headers['content-type'];
    const body = Buffer.concat(await incoming.toArray());
    return pass(
      method,
      url,
      {
        accept: headers.accept ?? '*/*',
        ...(type && { 'content-type': type }),
        ...(url.startsWith(`${API_PREFIX}/`) && withToken(target.token)),
      },
      method === 'GET' ? undefined : body,
    );
  }

  const server = createServer(async (incoming, outgoing) => {
    const passed = forward(incoming);
    underWay = passed;
    const { exchange, bytes } = await passed;
    if (exchange.failure) return void incoming.socket.destroy();
    outgoing.statusCode = exchange.status;
    for (const name of ['content-type', 'content-disposition']) {
      const value = exchange.headers.get(name);
      if (value !== null) outgoing.setHeader(name, value);
    }
    outgoing.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    exchanges,
    aim(next: Target) {
      target = next;
      exchanges.length = 0;
      cookies.clear();
    },
    signIn(token: string | undefined) {
      target = { ...target, token };
    },
    /** Asks the API what the site's own modules never ask. */
    async send({ path, query, body, token = target.token, method, headers }: Request): Promise<Exchange> {
      const search = query
        ? `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`
        : '';
      const { exchange } = await pass(
        method ?? (body === undefined ? 'GET' : 'POST'),
        `${API_PREFIX}${path}${search}`,
        {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...withToken(token),
          ...headers,
        },
        body === undefined ? undefined : JSON.stringify(body),
      );
      return exchange;
    },
    /** The client may give up before the API answers. */
    settled: async (): Promise<void> => void (await underWay),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Relay = Awaited<ReturnType<typeof openRelay>>;

export const hasTimedOut = ({ failure }: Exchange): boolean => failure?.code === TIMED_OUT;
