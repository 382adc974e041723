import { routes } from '@/lib/config/routes';

/** A path of this site, no open redirect: neither //site, nor what browsers normalise to it. */
const PATH = /^\/(?![/\\])\S*$/;

/** A safe return path: the home page for foreign paths, and for the callback page. */
export function safeReturnPath(path: string): string {
  const isCallback = path.split(/[?#]/, 1)[0] === routes.oauthCallback();
  return PATH.test(path) && !isCallback ? path : routes.home();
}
