import path from 'node:path';
import { build } from 'esbuild';

/** Bundles the worker that renders texts (lib/server/render-text.ts) into a folder, as Next bundles no module for a pool of threads. */
export async function writeTextWorker(root: string, folder: '.next' | '.cache'): Promise<void> {
  await build({
    entryPoints: [path.join(root, 'lib/server/render-text.worker.ts')],
    outfile: path.join(root, folder, 'render-text.worker.mjs'),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}
