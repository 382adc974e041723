import { getResponse, type HttpHandler } from 'msw';
import { faultHandler } from '@/mocks/control/faults';
import { CONTROL_PREFIX, controlHandlers } from '@/mocks/control/handlers';
import { requestLog } from '@/mocks/control/requests';
import { apiHandlers } from '@/mocks/handlers';
import { unknownRoute } from '@/mocks/handlers/unserved';

/** Handlers of one exact path, so that a call does not try every other one first. */
const exact = new Map<string, HttpHandler[]>();
const open: HttpHandler[] = [];
for (const handler of apiHandlers) {
  const path = String(handler.info.path).slice(1);
  if (/[*:]/.test(path)) open.push(handler);
  else exact.set(path, [...(exact.get(path) ?? []), handler]);
}

/** Answers any request as the contract API. */
export async function route(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const handlers = pathname.startsWith(`${CONTROL_PREFIX}/`)
    ? controlHandlers
    : [requestLog, faultHandler, ...(exact.get(pathname) ?? open)];
  return (await getResponse(handlers, request)) ?? unknownRoute({ request });
}
