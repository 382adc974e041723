/** Relative imports only: the front server and the browser's report of field data load it, too. */

/** Labels of metrics, by the first segment of a path: alone, and with more behind it. None holds an id. */
const KINDS = new Map<string, readonly [alone: string, below?: string]>([
  ['', ['home']],
  ['post', ['other', 'article']],
  ['sharecircle', ['share-circle', 'share']],
  ['user', ['other', 'user']],
  ['tutorial', ['tutorials', 'tutorial']],
  ['question', ['questions', 'question']],
  ['learning', ['learning', 'learning']],
  ['tool', ['tools']],
  ['tag', ['other', 'tag']],
  ['rank', ['rank', 'rank']],
  ['search', ['search']],
  ['feedback', ['feedback']],
  ['browse-history', ['history']],
  ['reading-list', ['reading-list']],
  ['offline', ['offline']],
  ['annotation', ['annotations']],
  ['notification', ['notification', 'notification']],
  ['setting', ['settings', 'settings']],
  ['writecenter', ['write-center', 'write-center']],
  ['set-resume', ['resume', 'resume']],
  ['oauth', ['other', 'oauth']],
  ['missing', ['error-page', 'error-page']],
  ['unavailable', ['error-page', 'error-page']],
  ['rss', ['syndication', 'syndication']],
  ['atom', ['syndication', 'syndication']],
  ['sitemap.xml', ['sitemap']],
  ['sitemap', ['other', 'sitemap']],
  ['_next', ['other', 'file']],
  ['theme', ['other', 'file']],
  ['gimishare', ['other', 'api']],
  ['upload', ['other', 'api']],
  ['-', ['other', 'operating']],
]);
const OTHER = 'other';
const PICTURE = 'picture';

export const PAGE_KINDS: ReadonlySet<string> = new Set([
  OTHER,
  PICTURE,
  ...[...KINDS.values()].flat().filter((kind) => kind !== undefined),
]);

/** @param address path, with or without a query, as it was sent */
export function pageKindOf(address: string): string {
  const query = address.indexOf('?');
  const path = query < 0 ? address : address.slice(0, query);
  if (!path.startsWith('/')) return OTHER;
  if (path.endsWith('/og.png')) return PICTURE;
  const end = path.indexOf('/', 1);
  const kinds = KINDS.get(end < 0 ? path.slice(1) : path.slice(1, end));
  if (!kinds) return OTHER;
  const isAlone = end < 0 || end === path.length - 1;
  return (isAlone ? kinds[0] : kinds[1]) ?? OTHER;
}
