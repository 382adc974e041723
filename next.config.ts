import path from 'node:path';
import type { NextConfig } from 'next';
import {
  CIRCLE_QUERY,
  FALLBACK_HEADER,
  HOME_QUERY,
  QUERY_VALUE,
  QUESTION_QUERY,
  RANK_QUERY,
  TUTORIALS_QUERY,
  type Fallback,
  USER_LIST_QUERIES,
} from './lib/config/pages';

/** A header that a request has to have. */
interface HeaderRule {
  type: 'header';
  key: string;
  value: string;
}

/**
 * The parameters of a page live in the query, yet every combination is a static page of its own: the query is rewritten
 * onto path segments, where unknown values meet a 404. Either all parameters are there or none
 * (`scripts/serve/request-hygiene.ts` sees to it), because Next compiles each rule anew for each request: with a rule for
 * each subset of them the home page was answered 13 % less often.
 * @param defaults what an absent parameter means, by name, in the order of the segments
 * @param also what else a request has to have
 */
const queryToSegments = (source: string, target: string, defaults: Record<string, string>, also: HeaderRule[] = []) => {
  const names = Object.keys(defaults);
  return [
    {
      source,
      has: [...also, ...names.map((key) => ({ type: 'query' as const, key, value: `(?<${key}>${QUERY_VALUE})` }))],
      destination: [target, ...names.map((name) => `:${name}`)].join('/'),
    },
    {
      source,
      ...(also.length > 0 && { has: also }),
      destination: [target, ...Object.values(defaults)].join('/'),
    },
  ];
};

/** The replacement of a failed page, or of a list within its frame (`scripts/serve/site.ts`). */
const fallbackFor = (kind: Fallback): HeaderRule[] => [{ type: 'header', key: FALLBACK_HEADER, value: kind }];
const fallbackList = (source: string, target: string, defaults: Record<string, string>) =>
  queryToSegments(source, `${target}/fallback`, defaults, fallbackFor('list'));

/** Pages and feeds without a parameter, which like the sitemap must not be made while building: there is no API then. */
const FIRST_PAGES = '/:name(feedback|tool)';
const FEEDS = '/:name(rss|atom)';
/** The tabs of a user's page that have tabs of their own. */
const USER_LISTS = Object.entries(USER_LIST_QUERIES).map(([list, query]) => ({ list: `/user/:id/${list}`, query }));

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Both are the server's in front.
  compress: false,
  generateEtags: false,
  // `npm run typecheck` checks the whole project; once is enough.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Few and larger chunks. Without the bound on merging, each chunk that is loaded later gets its own copy of axios: a
    // member's first page loaded up to six of them.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 100_000 },
  },
  turbopack: {
    resolveAlias: {
      // The package's variant for browsers needs a document, which the editor's worker has not.
      'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js',
    },
  },
  // The page cache has bounds of its own.
  cacheMaxMemorySize: 0,
  // Every page is whole when it is sent: its metadata does not follow later, whoever asks.
  htmlLimitedBots: /.*/,
  // No component uses the framework's pictures: their route would only be open to the world.
  images: { unoptimized: true },
  cacheHandler: path.join(import.meta.dirname, 'lib/server/page-cache/page-cache.ts'),
  headers: async () => [
    // Written by the build (scripts/themes); without it a browser asks for them with every article.
    { source: '/theme/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
  // The segments behind the rewrites are nobody's address; the settings have no page of their own.
  redirects: async () => [
    { source: '/fallback/:path*', destination: '/', permanent: true },
    { source: '/feed/:path*', destination: '/', permanent: true },
    { source: `${FIRST_PAGES}/:page`, destination: '/:name', permanent: true },
    { source: '/circle/:path*', destination: '/sharecircle', permanent: true },
    { source: '/questions/:path*', destination: '/question', permanent: true },
    { source: '/tutorials/:path*', destination: '/tutorial', permanent: true },
    { source: '/rank/:page', destination: '/rank?page=:page', permanent: true },
    ...USER_LISTS.map(({ list }) => ({ source: `${list}/:type`, destination: `${list}?type=:type`, permanent: true })),
    { source: `${FEEDS}/all`, destination: '/:name', permanent: true },
    { source: '/sitemap/index.xml', destination: '/sitemap.xml', permanent: true },
    { source: '/setting', destination: '/setting/profile', permanent: false },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...fallbackList('/', '/feed', HOME_QUERY),
      ...fallbackList('/sharecircle', '/circle', CIRCLE_QUERY),
      ...fallbackList('/tutorial', '/tutorials', TUTORIALS_QUERY),
      { source: '/:path*', has: fallbackFor('page'), destination: '/fallback/:path*' },
      ...queryToSegments('/', '/feed', HOME_QUERY),
      ...queryToSegments('/sharecircle', '/circle', CIRCLE_QUERY),
      ...queryToSegments('/rank', '/rank', RANK_QUERY),
      ...USER_LISTS.flatMap(({ list, query }) => queryToSegments(list, list, query)),
      ...queryToSegments('/question/:id', '/questions/:id', QUESTION_QUERY),
      ...queryToSegments('/tutorial', '/tutorials', TUTORIALS_QUERY),
      { source: FIRST_PAGES, destination: '/:name/1' },
      { source: FEEDS, destination: '/:name/all' },
      { source: '/sitemap.xml', destination: '/sitemap/index.xml' },
      { source: '/.well-known/security.txt', destination: '/security.txt' },
    ],
  }),
};

export default nextConfig;
