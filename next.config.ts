import path from 'node:path';
import type { NextConfig } from 'next';

/** One value of a query parameter as it may stand in a path segment; anything else becomes `-`, an unknown value. */
const SEGMENT = '[A-Za-z0-9]{1,16}';

/**
 * Rewrites of a page of which every combination of its query's parameters is a static page of its own: they become
 * path segments below `destination`. Unknown values meet a 404 there.
 * @param defaults the parameters in the order of their segments, and what an absent one means
 */
function queryToSegments(source: string, destination: string, defaults: Readonly<Record<string, string>>) {
  const parameters = Object.entries(defaults);
  const subsets = Array.from({ length: 2 ** parameters.length }, (_, mask) =>
    parameters.filter((_parameter, index) => mask & (1 << index)).map(([key]) => key),
  ).sort((a, b) => b.length - a.length);
  return subsets.flatMap((present) => {
    const to = (valueOf: (key: string, absent: string) => string) =>
      [destination, ...parameters.map(([key, absent]) => valueOf(key, absent))].join('/');
    const has = (value?: (key: string) => string) =>
      present.map((key) => ({ type: 'query' as const, key, ...(value && { value: value(key) }) }));
    const known = {
      source,
      has: has((key) => `(?<${key}>${SEGMENT})`),
      destination: to((key, absent) => (present.includes(key) ? `:${key}` : absent)),
    };
    return present.length > 0 ? [known, { source, has: has(), destination: to(() => '-') }] : [known];
  });
}

/** Files that take no parameter, yet must not be made while building, as the API is not there then. */
const FILE_REWRITES = [
  { source: '/rss', destination: '/rss/all' },
  { source: '/atom', destination: '/atom/all' },
  { source: '/sitemap.xml', destination: '/sitemap/index.xml' },
];

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
    { source: '/rank/:page', destination: '/rank?page=:page', permanent: true },
    ...FILE_REWRITES.map(({ source, destination }) => ({ source: destination, destination: source, permanent: true })),
    { source: '/setting', destination: '/setting/profile', permanent: false },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...queryToSegments('/', '/feed', { category: 'all', sort: 'new', page: '1' }),
      ...queryToSegments('/rank', '/rank', { page: '1' }),
      { source: '/feedback', destination: '/feedback/1' },
      ...FILE_REWRITES,
    ],
  }),
};

export default nextConfig;
