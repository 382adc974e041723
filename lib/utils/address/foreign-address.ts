/** API paths of any version, and beginnings and ends of provider logins. */
const API = '/gimishare/api';
const LOGIN = '/oauth';
/** Servers may decode repeatedly, but not endlessly. */
const MAX_DECODINGS = 5;

const decodeOnce = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** A path as the most lenient server reads it: decoded, lower case, without empty and dot segments. */
function plainPath(pathname: string): string {
  let path = pathname;
  for (let count = 0; count < MAX_DECODINGS && path.includes('%'); count += 1) path = decodeOnce(path);
  const segments: string[] = [];
  for (const segment of path.toLowerCase().split(/[/\\]+/)) {
    const [name = ''] = segment.split(';');
    if (name === '..') segments.pop();
    else if (name !== '' && name !== '.') segments.push(name);
  }
  return `/${segments.join('/')}`;
}

/** Most addresses match none of these, and are told apart at once. */
const MAY_BE = /%|gimishare|oauth|og\.png|rss|atom|sitemap/i;

function isBelow(pathname: string, root: string): boolean {
  if (!MAY_BE.test(pathname)) return false;
  const path = plainPath(pathname);
  return path === root || path.startsWith(`${root}/`);
}

/** Whether an address, on any host, calls the API: some of its GET calls change something. */
export const namesApi = ({ pathname }: URL): boolean => isBelow(pathname, API);

/** Social cards, feeds and sitemaps (lib/config/file-routes.ts). */
const COSTLY_FILE = /\/og\.png$|^\/(?:rss|atom)(?:\/|$)|^\/sitemap(?:\/|\.xml$)/;

/** Whether a path is one of the files that this site draws or writes when they are asked for, and that no text shows. */
export const namesCostlyFile = ({ pathname }: URL): boolean =>
  MAY_BE.test(pathname) && COSTLY_FILE.test(plainPath(pathname));

/** Whether a path begins or ends a provider login. */
export const namesLogin = ({ pathname }: URL): boolean => isBelow(pathname, LOGIN);
