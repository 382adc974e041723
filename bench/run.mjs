/** `npm run bench [-- part…]`: the figures that the site must reach, beside the comparison from the same run. */
import { register } from 'tsx/esm/api';
import { endTogether, stopAll } from '../scripts/processes.mjs';
import { ensureBuilt } from '../scripts/sources.mjs';
import { fail } from '../scripts/toolchain.mjs';

/** Each is the function of its name in the file of its name. */
const PARTS = ['render', 'size', 'throughput', 'lighthouse', 'hydration', 'typing', 'scenario', 'scale', 'hostile'];
/** Parts that need programs of the system (nginx, redis-server) or minutes: only when they are named. */
const ON_DEMAND = ['scenario', 'scale', 'hostile'];
/** Parts that measure modules of their own. */
const WITHOUT_BUILD = ['render'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}.`);
const wanted = PARTS.filter((name) => (named.length === 0 ? !ON_DEMAND.includes(name) : named.includes(name)));

endTogether();
if (wanted.some((name) => !WITHOUT_BUILD.includes(name))) await ensureBuilt();

// The parts use modules of the site and of its tests.
register();
let ok = true;
for (const name of wanted) {
  console.log(`\n${name}\n`);
  try {
    ok = (await (await import(`./${name}.mjs`))[name]()) && ok;
  } catch (error) {
    console.error(error);
    ok = false;
  }
}
await stopAll();
process.exitCode = ok ? 0 : 1;
