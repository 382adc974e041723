import path from 'node:path';
import type { NextConfig } from 'next';
import { SELECTION_PARAMETER, SELECTION_SEGMENT } from './lib/config/pages';

/**
 * Each selection of a page is a static page of its own below `~`. The front server interprets addresses (`parseAddress` in
 * lib/config/pages.ts) and hands the segments over; it does not hand over the rendered path, as the router is told of
 * rewrites by Next alone.
 */
const selectionRewrite = {
  source: '/:path*',
  has: [{ type: 'query' as const, key: SELECTION_PARAMETER, value: '(?<selection>.+)' }],
  destination: `/:path*/${SELECTION_SEGMENT}/:selection*`,
};

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Both are the server's in front.
  compress: false,
  generateEtags: false,
  // `npm run typecheck` checks the whole project; once is enough.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages do not wait for the styles of others. By default nearly all stand in two sheets that every page loads.
    cssChunking: 'graph',
    // Few and larger chunks. A chunk above the bound on merging stays one: below it are the framework's small chunks and
    // what layouts and pages have of ours, above it axios and zod, of which a member's first page loaded up to six copies.
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 63_000 },
  },
  turbopack: {
    resolveAlias: {
      '@/lib/config/env': { browser: './lib/config/env.browser.ts' },
      // The package's variant for browsers needs a document, which the editor's worker has not.
      'decode-named-character-reference': './node_modules/decode-named-character-reference/index.js',
    },
    rules: {
      '**/node_modules/bytemd/dist/index.mjs': { loaders: ['./scripts/bytemd-editor.mjs'] },
      '**/node_modules/zod/mini/index.js': {
        condition: { all: ['browser', 'production'] },
        loaders: ['./scripts/zod-mini.mjs'],
      },
    },
  },
  // It finds the file of its threads beside its own.
  serverExternalPackages: ['tinypool'],
  // The page cache has bounds of its own.
  cacheMaxMemorySize: 0,
  // Every page is whole when it is sent: its metadata is never streamed after it, for no client.
  htmlLimitedBots: /^/,
  // No component uses the framework's pictures: their route would only be open to the world.
  images: { unoptimized: true },
  cacheHandler: path.join(import.meta.dirname, 'lib/server/page-cache/page-cache.ts'),
  headers: async () => [
    // Written by the build (scripts/themes); without it a browser asks for them with every article.
    ...['/theme/:file', '/social-card.png'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    })),
  ],
  redirects: async () => [
    { source: '/sitemap/index.xml', destination: '/sitemap.xml', permanent: true },
    { source: '/setting', destination: '/setting/profile', permanent: false },
    // Second addresses of the specification: search engines and links have one.
    { source: '/tutorial/:id/intro', destination: '/tutorial/:id', permanent: true },
    { source: '/user/:id/dynamic', destination: '/user/:id', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      selectionRewrite,
      { source: '/sitemap.xml', destination: '/sitemap/index.xml' },
      { source: '/.well-known/security.txt', destination: '/security.txt' },
    ],
  }),
};

export default nextConfig;
