/** What the site passes on to the API, whatever its version, and where a login at a provider begins and ends. */
const API = '/gimishare/api';
const LOGIN = '/oauth';
/** A server may decode more than once, but not without end. */
const MOST_DECODINGS = 5;

const decodeOnce = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** A path as the most lenient server reads it: decoded, in lower case, without empty and dot segments. */
function plainPath(pathname: string): string {
  let path = pathname;
  for (let count = 0; count < MOST_DECODINGS && path.includes('%'); count += 1) path = decodeOnce(path);
  const segments: string[] = [];
  for (const segment of path.toLowerCase().split(/[/\\]+/)) {
    const [name = ''] = segment.split(';');
    if (name === '..') segments.pop();
    else if (name !== '' && name !== '.') segments.push(name);
  }
  return `/${segments.join('/')}`;
}

/** Without one of these a path is none of the two, and most are without. */
const MAY_BE = /%|gimishare|oauth/i;

function isBelow(pathname: string, root: string): boolean {
  if (!MAY_BE.test(pathname)) return false;
  const path = plainPath(pathname);
  return path === root || path.startsWith(`${root}/`);
}

/** Whether an address is a call of the API, on whatever host: some of its GET calls change something. */
export const namesApi = ({ pathname }: URL): boolean => isBelow(pathname, API);

/** Whether an address begins or ends a login at a provider, if it is one of this site. */
export const namesLogin = ({ pathname }: URL): boolean => isBelow(pathname, LOGIN);
