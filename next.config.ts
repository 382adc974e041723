import path from 'node:path';
import type { NextConfig } from 'next';
import {
  CIRCLE_QUERY,
  HOME_QUERY,
  QUERY_VALUE,
  QUESTION_QUERY,
  RANK_QUERY,
  TUTORIALS_QUERY,
  UNKNOWN_VALUE,
  USER_LIST_QUERIES,
} from './lib/config/pages';

/**
 * The parameters of a page live in the query, yet every combination is a static page of its own: the query is
 * rewritten onto path segments. Unknown values meet a 404 there.
 * @param defaults what an absent parameter means, by name, in the order of the segments
 */
const queryToSegments = (source: string, target: string, defaults: Record<string, string>) => {
  const names = Object.keys(defaults);
  const query = (key: string) => ({ type: 'query' as const, key });
  const destination = (value: (name: string) => string | undefined) => [target, ...names.map(value)].join('/');
  const subsets = Array.from({ length: 2 ** names.length }, (_, mask) =>
    names.filter((_name, index) => mask & (1 << index)),
  ).sort((a, b) => b.length - a.length);
  return [
    // First, because most requests have no query, and rules cost time.
    { source, missing: names.map(query), destination: destination((name) => defaults[name]) },
    ...subsets.slice(0, -1).flatMap((present) => [
      {
        source,
        has: present.map((name) => ({ ...query(name), value: `(?<${name}>${QUERY_VALUE})` })),
        destination: destination((name) => (present.includes(name) ? `:${name}` : defaults[name])),
      },
      { source, has: present.map(query), destination: destination(() => UNKNOWN_VALUE) },
    ]),
  ];
};

/** Files that take no parameter, yet must not be made while building, as the API is not there then. */
const FILE_REWRITES = [
  { source: '/rss', destination: '/rss/all' },
  { source: '/atom', destination: '/atom/all' },
  { source: '/sitemap.xml', destination: '/sitemap/index.xml' },
];

/** The tabs of a user's page that have tabs of their own. */
const USER_LISTS = Object.entries(USER_LIST_QUERIES).map(([list, query]) => ({ list: `/user/:id/${list}`, query }));

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run typecheck` checks the whole project; once is enough.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Few and larger chunks: a first visit makes five requests less than with the default of 50 kB.
    turbopackChunking: { minChunkSize: 200_000 },
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
  // The segments behind the rewrites are nobody's address; the settings have no page of their own.
  redirects: async () => [
    { source: '/feed/:path*', destination: '/', permanent: true },
    { source: '/feedback/:page', destination: '/feedback', permanent: true },
    { source: '/tool/:page', destination: '/tool', permanent: true },
    { source: '/circle/:path*', destination: '/sharecircle', permanent: true },
    { source: '/questions/:path*', destination: '/question', permanent: true },
    { source: '/tutorials/:path*', destination: '/tutorial', permanent: true },
    { source: '/rank/:page', destination: '/rank?page=:page', permanent: true },
    ...USER_LISTS.map(({ list }) => ({ source: `${list}/:type`, destination: `${list}?type=:type`, permanent: true })),
    ...FILE_REWRITES.map(({ source, destination }) => ({ source: destination, destination: source, permanent: true })),
    { source: '/setting', destination: '/setting/profile', permanent: false },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...queryToSegments('/', '/feed', HOME_QUERY),
      ...queryToSegments('/sharecircle', '/circle', CIRCLE_QUERY),
      ...queryToSegments('/rank', '/rank', RANK_QUERY),
      ...USER_LISTS.flatMap(({ list, query }) => queryToSegments(list, list, query)),
      ...queryToSegments('/question/:id', '/questions/:id', QUESTION_QUERY),
      ...queryToSegments('/tutorial', '/tutorials', TUTORIALS_QUERY),
      { source: '/feedback', destination: '/feedback/1' },
      { source: '/tool', destination: '/tool/1' },
      ...FILE_REWRITES,
    ],
  }),
};

export default nextConfig;
