import { http, HttpResponse } from 'msw';
import { API_PREFIX } from '@/mocks/handlers/rules';
import { CALLS, type Call } from '@/mocks/calls';
import { errorPage } from './answers';

/** 501 with the call's name, in the envelope's form. */
export const notServed = ({ method, path }: Call) =>
  (method === 'GET' ? http.get : http.post)(`*${API_PREFIX}${path}`, () =>
    HttpResponse.json(
      { code: '501', data: null, message: `${method} ${path} is not served by the contract API yet` },
      { status: 501 },
    ),
  );

/** A known path with another method. */
export const wrongMethods = Array.from(new Set(CALLS.map(({ path }) => path)), (path) =>
  http.all(`*${API_PREFIX}${path}`, ({ request }) =>
    errorPage(405, `Cannot ${request.method} ${API_PREFIX}${path}`, {
      allow: CALLS.filter((call) => call.path === path)
        .map(({ method }) => method)
        .join(', '),
    }),
  ),
);

/** What no handler knows; said aloud, because it is a mistake of the caller. */
export function unknownRoute({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  console.warn(`Unknown route: ${request.method} ${pathname}`);
  return errorPage(404, `Cannot ${request.method} ${pathname}`);
}

export const unknownCalls = [http.all(`*${API_PREFIX}/*`, unknownRoute)];
