import { getResponse, type HttpHandler } from 'msw';
import { CONTROL_PREFIX } from '@/mocks/control/answers';
import { faultHandler } from '@/mocks/control/faults';
import { controlHandlers } from '@/mocks/control/handlers';
import { noteAnswer, noteRequest } from '@/mocks/control/requests';
import { roomFile } from '@/mocks/control-room/files';
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

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Whether a request is for the control room or its calls, and not for the API. */
export function isControl(request: Request): boolean {
  const path = pathOf(request);
  return path === '/' || path.startsWith(`${CONTROL_PREFIX}/`);
}

/** Answers any request as the contract API. */
export async function route(request: Request): Promise<Response> {
  if (isControl(request)) {
    const answer = (await roomFile(request)) ?? (await getResponse(controlHandlers, request));
    return answer ?? unknownRoute({ request });
  }
  const noted = await noteRequest(request);
  const handlers = [faultHandler, ...(exact.get(pathOf(request)) ?? open)];
  const response = (await getResponse(handlers, request)) ?? unknownRoute({ request });
  noteAnswer(noted, response);
  return response;
}
