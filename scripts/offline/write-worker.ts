import path from 'node:path';
import { build } from 'esbuild';
import { WORKER_PATH } from '../../lib/offline/kept-page.ts';

/** Bundles the service worker into `public`, before Next looks for public files. */
export async function writeWorker(root: string): Promise<void> {
  await build({
    entryPoints: [path.join(root, 'lib/offline/worker.ts')],
    outfile: path.join(root, 'public', WORKER_PATH),
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}
