import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:scale`: what needs a real nginx or Redis (docs/run.md). */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    include: ['test/scale/**/*.test.ts'],
    // Each file starts servers of its own, and stops them.
    fileParallelism: false,
    testTimeout: 30_000,
  },
});
