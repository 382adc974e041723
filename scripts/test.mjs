/**
 * `npm test`: everything, from a fresh clone on. `npm run test:quick` (--quick): types, lint, units and the browser
 * tests marked @smoke, on the build that is there if it is fresh. The last line adds up all suites.
 */
import fs from 'node:fs';
import path from 'node:path';
import { endTogether, exitOf, start } from './processes.mjs';
import { isBuilt } from './sources.mjs';
import { CACHE, ensureInstalled, ROOT, toolEnvironment } from './toolchain.mjs';

const RESULTS = path.join(CACHE, 'test-results');
const UNIT_REPORT = path.join(RESULTS, 'unit.json');
const BROWSER_REPORT = path.join(RESULTS, 'browser.json');
const quick = process.argv.includes('--quick');
const total = { passed: 0, failed: 0 };
/** How long each part took, in the order in which they ended. @type {{ part: string, ok: boolean, seconds: number }[]} */
const parts = [];

/**
 * Runs a script of package.json.
 * @param {string} script
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: output comes in one piece, at the end
 * @returns {Promise<boolean>} whether it succeeded
 */
async function run(script, { args = [], env = {}, quiet = false } = {}) {
  const startedAt = Date.now();
  const child = start('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...env },
    output: quiet ? 'pipe' : 'inherit',
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const ok = (await exitOf(child)) === 0;
  process.stdout.write(Buffer.concat(output));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  parts.push({ part: script, ok, seconds });
  console.log(`${ok ? '✓' : '✗'} ${script} (${seconds} s)\n`);
  return ok;
}

/** @param {boolean} ok */
function countCheck(ok) {
  total[ok ? 'passed' : 'failed'] += 1;
}

/**
 * A suite that failed without a failed test (it did not even start, for instance) counts as one failure.
 * @param {boolean} ok
 * @param {number} passed
 * @param {number} failed
 */
function countSuite(ok, passed, failed) {
  total.passed += passed;
  total.failed += ok ? failed : Math.max(failed, 1);
}

/** @param {string} file */
const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

async function runUnitTests() {
  const ok = await run('unit', { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`] });
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(UNIT_REPORT);
  countSuite(ok, numPassedTests, numFailedTests);
}

async function runBrowserTests() {
  const { findBrowser } = await import('./browser.mjs');
  const browser = await findBrowser().catch((/** @type {Error} */ error) => console.error(error.message));
  if (!browser) return countCheck(false);
  const env = { CHROMIUM_PATH: browser };
  const ok = await run('e2e', {
    args: quick ? ['--grep', '@smoke'] : [],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  });
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {} } = readReport(BROWSER_REPORT);
  // A test that passed on its second run failed on its first.
  countSuite(ok && flaky === 0, expected, unexpected + flaky);
  if (!quick) countCheck(await run('bench', { args: ['size'], env }));
}

function tellTimes() {
  for (const { part, ok, seconds } of parts) {
    console.log(`${ok ? '✓' : '✗'} ${part.padEnd(10)} ${(seconds / 60).toFixed(1).padStart(5)} min`);
  }
  console.log(`  in all     ${(performance.now() / 60_000).toFixed(1).padStart(5)} min`);
}

endTogether();
await ensureInstalled();
fs.rmSync(RESULTS, { recursive: true, force: true });
fs.mkdirSync(RESULTS, { recursive: true });

// The type check writes what the build writes too, so it comes first.
countCheck(await run('typecheck'));
// A build is mostly one thread's work, and so is lint.
const [lintOk, buildOk] = await Promise.all([run('lint', { quiet: true }), isBuilt() || run('build')]);
countCheck(lintOk);
countCheck(buildOk);
await runUnitTests();
if (buildOk) await runBrowserTests();

tellTimes();
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
