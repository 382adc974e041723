/**
 * `npm test`: everything, from a fresh clone on. `npm run test:quick` (--quick): types, lint, units and the browser
 * tests marked @smoke, on the build that is there if it is fresh. Tests that failed run once more at the end, alone: what
 * fails again fails the run, what passes then is printed as flaky and not counted. The last line adds up all suites.
 */
import fs from 'node:fs';
import path from 'node:path';
import { endTogether, exitOf, start } from './processes.mjs';
import { isBuilt } from './sources.mjs';
import { playwrightResults, vitestResults } from './test-reports.mjs';
import { CACHE, ensureInstalled, ROOT, toolEnvironment } from './toolchain.mjs';

const RESULTS = path.join(CACHE, 'test-results');
/** More failed tests than this are no accident of a busy machine, so they do not run again. */
const MAX_RERUN = 30;
const quick = process.argv.includes('--quick');
const total = { passed: 0, failed: 0 };
/** Runs the failed tests of a suite alone and counts them. @type {(() => Promise<void>)[]} */
const reruns = [];
/** Names of the tests that failed first and passed when they ran alone. @type {string[]} */
const flaky = [];
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
 * Runs a suite, and plans that its failed tests run again after everything else.
 * @param {string} script a script of package.json
 * @param {object} options
 * @param {string[]} options.args
 * @param {(files: string[]) => string[]} options.rerunArgs the arguments that run the failed tests alone
 * @param {(run: string) => NodeJS.ProcessEnv} options.env
 * @param {(run: string) => import('./test-reports.mjs').Results} options.results
 */
async function runSuite(script, { args, rerunArgs, env, results }) {
  const ok = await run(script, { args, env: env('first') });
  const first = results('first');
  total.passed += first.passed;
  // A suite that failed without a failed test, or says of no test that it passed, counts as one failure: it did not run.
  if (first.failed.length === 0) total.failed += ok && first.passed > 0 ? 0 : 1;
  else if (first.failed.length > MAX_RERUN) total.failed += first.failed.length;
  else {
    reruns.push(async () => {
      console.log(`Run again, alone:\n${first.failed.map((name) => `  ${name}\n`).join('')}`);
      const passed = await run(script, { args: rerunArgs(first.files), env: env('again') });
      const again = results('again');
      // A rerun that did not even start says nothing in favour of any test.
      const started = passed || again.failed.length > 0;
      for (const name of first.failed) {
        if (started && !again.failed.includes(name)) flaky.push(name);
        else total.failed += 1;
      }
    });
  }
}

async function runUnitTests() {
  /** @param {string} name */
  const report = (name) => path.join(RESULTS, `unit-${name}.json`);
  /** @param {string} name */
  const reporters = (name) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`];
  await runSuite('unit', {
    args: reporters('first'),
    rerunArgs: (files) => [...reporters('again'), '--maxWorkers=1', ...files],
    env: () => ({}),
    results: (name) => vitestResults(report(name), ROOT),
  });
}

async function runBrowserTests() {
  const { findTestBrowser } = await import('./browser.mjs');
  const browser = await findTestBrowser().catch((/** @type {Error} */ error) => console.error(error.message));
  if (!browser) return countCheck(false);
  const env = { CHROMIUM_PATH: browser };
  // It mostly waits until pages are quiet. Its ports are none of Playwright's workers.
  const weighing = quick
    ? undefined
    : run('bench', { args: ['size'], env: { ...env, TEST_PARALLEL_INDEX: '9' }, quiet: true });
  /** @param {string} name */
  const report = (name) => path.join(RESULTS, `browser-${name}.json`);
  await runSuite('e2e', {
    args: quick ? ['--grep', '@smoke'] : [],
    rerunArgs: () => ['--last-failed', '--workers=1', '--trace=on'],
    env: (name) => ({
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report(name),
      // The second run would take away what explains the failures of the first.
      SERVER_LOGS: path.join(RESULTS, `servers-${name}`),
    }),
    results: (name) => playwrightResults(report(name)),
  });
  if (weighing) countCheck(await weighing);
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
// A build is mostly one thread's work, and so is lint, which ends before it.
const building = isBuilt() ? true : run('build', { quiet: true });
countCheck(await run('lint', { quiet: true }));
await runUnitTests();
const buildOk = await building;
countCheck(buildOk);
if (buildOk) await runBrowserTests();
for (const rerun of reruns) await rerun();

tellTimes();
if (flaky.length > 0)
  console.log(`Flaky, as they passed when they ran alone:\n${flaky.map((name) => `  ${name}\n`).join('')}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
