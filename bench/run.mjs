/** `npm run bench [-- part…]`: the figures that the site must reach, beside the comparison from the same run. */
import { endTogether, exitOf, start, stopAll } from '../scripts/processes.mjs';
import { isBuilt } from '../scripts/sources.mjs';
import { fail, ROOT, toolEnvironment, toolNode } from '../scripts/toolchain.mjs';

const parts = {
  size: async () => (await import('./size.mjs')).size(),
  throughput: async () => (await import('./throughput.mjs')).throughput(),
  lighthouse: async () => (await import('./lighthouse.mjs')).runLighthouse(),
  typing: async () => (await import('./typing.mjs')).typing(),
  resume: async () => (await import('./resume.mjs')).resume(),
  tools: async () => (await import('./tools.mjs')).tools(),
  circle: async () => (await import('./circle.mjs')).circle(),
  profile: async () => (await import('./profile.mjs')).profile(),
  messages: async () => (await import('./messages.mjs')).messages(),
  memory: async () => (await import('./memory.mjs')).memory(),
  scale: async () => (await import('./scale.mjs')).scale(),
  large: async () => (await import('./large.mjs')).large(),
  sockets: async () => (await import('./sockets.mjs')).sockets(),
  lines: async () => (await import('./lines.mjs')).lines(),
};
/** Parts that need programs of the system (nginx, redis-server), minutes or gigabytes: only when they are named. */
const ON_DEMAND = ['profile', 'scale', 'large', 'sockets'];
/** Parts that read the sources alone. */
const WITHOUT_BUILD = ['lines'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
const wanted = Object.entries(parts).filter(([name]) =>
  named.length === 0 ? !ON_DEMAND.includes(name) : named.includes(name),
);

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
