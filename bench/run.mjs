/** `npm run bench [-- part…]`: the figures that the site must reach, beside the comparison from the same run. */
import { endTogether, exitOf, start, stopAll } from '../scripts/processes.mjs';
import { isBuilt } from '../scripts/sources.mjs';
import { fail, ROOT, toolEnvironment, toolNode } from '../scripts/toolchain.mjs';

const parts = {
  size: async () => (await import('./size.mjs')).size(),
  throughput: async () => (await import('./throughput.mjs')).throughput(),
  lighthouse: async () => (await import('./lighthouse.mjs')).runLighthouse(),
  typing: async () => (await import('./typing.mjs')).typing(),
  circle: async () => (await import('./circle.mjs')).circle(),
  memory: async () => (await import('./memory.mjs')).memory(),
  lines: async () => (await import('./lines.mjs')).lines(),
};
/** Parts that read the sources alone. */
const WITHOUT_BUILD = ['lines'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
const wanted = Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name));

endTogether();
if (wanted.some(([name]) => !WITHOUT_BUILD.includes(name)) && !isBuilt()) {
  const build = start(toolNode(), ['scripts/build.mjs'], { cwd: ROOT, env: toolEnvironment() });
  if ((await exitOf(build)) !== 0) fail('The build failed.');
}

let ok = true;
for (const [name, run] of wanted) {
  console.log(`\n${name}\n`);
  try {
    ok = (await run()) && ok;
  } catch (error) {
    console.error(error);
    ok = false;
  }
}
await stopAll();
process.exitCode = ok ? 0 : 1;
