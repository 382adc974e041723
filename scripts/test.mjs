/** `npm test`: everything, from a fresh clone on. Its last line adds up all suites. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled, isBuilt, markBuilt, ROOT, toolEnvironment } from './toolchain.mjs';

const RESULTS = path.join(ROOT, '.cache/test-results');
let passed = 0;
let failed = 0;

/**
 * @param {string} name
 * @param {string[]} args of npm run
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>}
 */
function runScript(name, args, env = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...args], {
      cwd: ROOT,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => process.stdout.write(chunk));
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
      resolve(code === 0);
    });
  });
}

/** @param {boolean} ok */
function count(ok) {
  if (ok) passed += 1;
  else failed += 1;
}

/** @param {string} file */
function report(file) {
  const place = path.join(RESULTS, file);
  return fs.existsSync(place) ? JSON.parse(fs.readFileSync(place, 'utf8')) : null;
}

ensureInstalled();
fs.rmSync(RESULTS, { recursive: true, force: true });
fs.mkdirSync(RESULTS, { recursive: true });

const checks = (async () => {
  count(await runScript('types', ['typecheck']));
  count(await runScript('lint', ['lint']));
})();
const build = (async () => {
  const built = isBuilt() || (await runScript('build', ['build']));
  if (built) markBuilt();
  count(built);
  return built;
})();
await checks;
const built = await build;

const unitOk = await runScript('unit tests', [
  'unit',
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(RESULTS, 'unit.json')}`,
]);
const unit = report('unit.json');
passed += unit?.numPassedTests ?? 0;
failed += unit?.numFailedTests ?? 0;
if (!unitOk && !unit?.numFailedTests) failed += 1;

if (built) {
  const { findBrowser } = await import('./browser.mjs');
  try {
    const browser = await findBrowser();
    const e2eOk = await runScript('browser tests', ['e2e'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(RESULTS, 'e2e.json'),
    });
    const stats = report('e2e.json')?.stats;
    passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    failed += stats?.unexpected ?? 0;
    if (!e2eOk && !stats?.unexpected) failed += 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failed += 1;
  }
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
