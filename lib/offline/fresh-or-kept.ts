import { BUILD_HEADER, OFFLINE_PATH } from './kept-page';
import { findKeptPage } from './kept-pages';

/** A page that is kept is not waited for longer; any other one is. */
const PATIENCE_MS = 10_000;

/** Whether the site itself answers; a server in front has failures of its own, and knows no build. */
const isOfSite = ({ status, headers }: Response): boolean => status < 500 || headers.has(BUILD_HEADER);

/** Gives the site's answer to a navigation, or a kept page where there is none. @param network undefined without a network */
export async function freshOrKept(
  { origin, pathname, search }: URL,
  network: Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response | undefined>((resolve) => {
    timer = setTimeout(() => resolve(findKeptPage(pathname)), PATIENCE_MS);
  });
  const kept = await Promise.race([network.then(() => undefined), late]);
  clearTimeout(timer);
  if (kept) return kept;
  const answer = await network;
  if (answer && isOfSite(answer)) return answer;
  // The server leads on, too: to a page, an address that begins with two slashes is another host's.
  if (!answer && pathname.includes('//')) return Response.redirect(origin + pathname.replace(/\/{2,}/g, '/') + search);
  return (await findKeptPage(pathname)) ?? answer ?? (await findKeptPage(OFFLINE_PATH)) ?? Response.error();
}
