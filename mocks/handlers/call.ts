import { http, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { API_PREFIX } from '@/mocks/handlers/rules';
import { mockConfig } from '@/mocks/config';
import type { HttpSession, User } from '@/mocks/db/tables';
import {
  BusinessFailure,
  errorPage,
  failure,
  Refusal,
  refused,
  success,
  WRONG_PARAMETERS,
  WrongParameters,
} from './answers';
import { sessionAccess, viewerOf } from './access';

interface Context<P, V> {
  params: P;
  viewer: V;
  /** The API's own HTTP session, begun when there is none. */
  openSession: () => HttpSession;
}

interface Definition<P extends z.ZodMiniType, V> {
  method: 'GET' | 'POST';
  path: string;
  /** Required parameters; anything else is refused with code -1. */
  params: P;
  /** The part of the request with the parameters; by default the query of a GET, and the body of a POST. */
  paramsIn?: 'query' | 'body';
  message?: string;
  /** Gives `data`, or a file as a whole answer; throws BusinessFailure or Refusal. */
  handle: (context: Context<z.output<P>, V>) => unknown;
}

interface DefinedCall {
  method: 'GET' | 'POST';
  path: string;
  params: z.ZodMiniType;
  paramsIn: 'query' | 'body';
  needsSession: boolean;
}

/** Every call as it is defined, for docs/openapi.json. */
export const definedCalls: DefinedCall[] = [];

/** A call that anyone may make; a bad token counts as none. */
export const call = <P extends z.ZodMiniType>(definition: Definition<P, User | null>): HttpHandler =>
  handler(definition, false, (viewer) => viewer);

/** A call that needs a session: 401 and code 9999 without one. */
export const memberCall = <P extends z.ZodMiniType>(definition: Definition<P, User>): HttpHandler =>
  handler(definition, true, (viewer) => {
    if (!viewer) throw new Refusal();
    return viewer;
  });

function handler<P extends z.ZodMiniType, V>(
  {
    method,
    path,
    params,
    paramsIn = method === 'GET' ? 'query' : 'body',
    message = '操作成功',
    handle,
  }: Definition<P, V>,
  needsSession: boolean,
  admit: (viewer: User | null) => V,
): HttpHandler {
  definedCalls.push({ method, path, params, paramsIn, needsSession });
  const register = method === 'GET' ? http.get : http.post;
  return register(`*${API_PREFIX}${path}`, async ({ request }) => {
    const session = sessionAccess(request);
    try {
      const input = paramsIn === 'query' ? queryOf(request) : await bodyOf(request);
      if (input instanceof Response) return input;
      const viewer = admit(viewerOf(request));
      const data = await handle({ params: checked(params, input), viewer, openSession: session.open });
      if (data instanceof Response) return data;
      return success(data, message, session.headers());
    } catch (error) {
      if (error instanceof BusinessFailure) {
        const headers = new Headers(session.headers());
        if (error instanceof WrongParameters) headers.set(WRONG_PARAMETERS, error.names.join(' '));
        return failure(error.message, headers);
      }
      if (error instanceof Refusal) return refused(error);
      console.error(`${method} ${path} crashed:`, error);
      return errorPage(500, 'Internal Server Error');
    }
  });
}

/** An empty value counts as absent. */
const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''));

/** The parts of a form; a name that is repeated gives an array. */
async function formOf(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData();
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

async function bodyOf(request: Request): Promise<unknown> {
  if ((request.headers.get('content-type') ?? '').startsWith('multipart/form-data')) {
    return formOf(request).catch((error: unknown) => errorPage(400, String(error)));
  }
  const text = await request.text();
  if (Buffer.byteLength(text) > mockConfig.bodyLimit)
    return errorPage(413, 'PayloadTooLargeError: request entity too large');
  if (text === '' || !(request.headers.get('content-type') ?? '').includes('json')) return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    return errorPage(400, String(error));
  }
}

function checked<P extends z.ZodMiniType>(params: P, input: unknown): z.output<P> {
  const parsed = z.safeParse(params, input);
  if (parsed.success) return parsed.data;
  throw new WrongParameters(parsed.error.issues.map(({ path }) => path.join('.') || 'body'));
}
