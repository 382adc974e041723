/** `npm run build`: builds the site and remembers from which sources. */
import fs from 'node:fs';
import path from 'node:path';
import { addCompileHints } from './compile-hints.mjs';
import { endTogether, exitOf, start } from './processes.mjs';
import { writeWorker } from './offline/write-worker.ts';
import { forgetBuild, rememberBuild, sourceDigest } from './sources.mjs';
import { writeThemes } from './themes/write-themes.ts';
import { writeTextWorker } from './text-worker.ts';
import { ROOT, toolEnvironment, toolNode } from './toolchain.mjs';

endTogether();
await Promise.all([writeThemes(ROOT), writeWorker(ROOT)]);
const digest = sourceDigest();
forgetBuild();
// Next warns of a missing cache on a build server, as in every fresh clone.
fs.mkdirSync(path.join(ROOT, '.next/cache'), { recursive: true });
const next = path.join(ROOT, 'node_modules/.bin/next');
process.exitCode = await exitOf(start(toolNode(), [next, 'build'], { cwd: ROOT, env: toolEnvironment() }));
if (process.exitCode === 0) {
  addCompileHints(path.join(ROOT, '.next'));
  await writeTextWorker(ROOT, '.next');
  rememberBuild(digest);
}
