import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': import.meta.dirname,
  // Markers that only a bundler understands.
  'server-only': path.join(import.meta.dirname, 'node_modules/server-only/empty.js'),
  'client-only': path.join(import.meta.dirname, 'node_modules/server-only/empty.js'),
};

// Tests of several instances need nginx and Redis: npm run test:scale.
const exclude = ['node_modules/**', '.next/**', '.cache/**', 'e2e/**', 'test/scale/**'];

/** Bundles what loaders of pages render texts with. */
const globalSetup = ['./test/write-text-worker.ts'];

const node = { environment: 'node', globalSetup, include: ['{lib,test,scripts,app,e2e,bench}/**/*.test.ts'] };

const browser = {
  environment: 'jsdom',
  include: ['{components,hooks}/**/*.test.{ts,tsx}', 'app/**/*.test.tsx'],
  setupFiles: ['./vitest.setup.ts'],
};

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    // A guard against hanging, also on a busy machine; no test asserts times.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // By default one core is left to the watcher, which a run has none of.
    maxWorkers: availableParallelism(),
    exclude,
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'node',
          exclude: [...exclude, '**/*.isolated.test.*'],
          // Half of the time of small files is their start.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...node, name: 'isolated node', include: ['{lib,test,scripts,app,e2e,bench}/**/*.isolated.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['mocks/**/*.test.ts'],
          // They put the store back by themselves and mock no module: loading it once halves their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...browser,
          name: 'browser',
          exclude: [...exclude, '**/*.isolated.test.*'],
          // The files of a worker share their modules: a third of the time. The setup file puts the state back.
          isolate: false,
        },
      },
      {
        extends: true,
        // They mock modules, which others would meet too.
        test: { ...browser, name: 'isolated', include: ['{components,hooks}/**/*.isolated.test.{ts,tsx}'] },
      },
    ],
  },
});
