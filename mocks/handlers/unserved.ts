import { http } from 'msw';
import { errorPage } from './answers';
import { API_PREFIX } from './rules';

/** Refuses an unknown route loudly, because it is the caller's mistake. */
export function unknownRoute({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  console.warn(`Unknown route: ${request.method} ${pathname}`);
  return errorPage(404, `Cannot ${request.method} ${pathname}`);
}

export const unknownCalls = [http.all(`*${API_PREFIX}/*`, unknownRoute)];
