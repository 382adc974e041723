/**
 * Marks the framework's scripts, which every page runs as soon as they have loaded: Chromium compiles their functions
 * while it loads them, on another thread. Unmarked, React's 200 kB are compiled on the main thread, within the task that
 * starts hydration. To other browsers the mark is a comment. https://v8.dev/blog/explicit-compile-hints
 */
import fs from 'node:fs';
import path from 'node:path';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * @param {string} build directory of a finished build (docs/framework.md, 6)
 * @throws when the build does not tell which scripts every page runs
 */
export function addCompileHints(build) {
  /** @type {{ rootMainFiles?: string[] }} */
  const { rootMainFiles } = JSON.parse(fs.readFileSync(path.join(build, 'build-manifest.json'), 'utf8'));
  if (!rootMainFiles?.length) throw new Error('build-manifest.json names no scripts that every page runs.');
  for (const name of rootMainFiles) {
    const file = path.join(build, name);
    const script = fs.readFileSync(file, 'utf8');
    // A build may leave a script of the one before as it is.
    if (!script.startsWith(HINT)) fs.writeFileSync(file, HINT + script);
  }
}
