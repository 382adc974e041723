/** Reads the JSON reports of Vitest and Playwright. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Results
 * @property {number} passed how many tests passed
 * @property {string[]} failed a name for each test that failed, the same in every run; a file that did not load counts as one
 * @property {string[]} files the files of the failed tests, relative to the project
 */

/** @param {string} file @returns {any} */
const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/**
 * Results of Vitest's `json` reporter; none of them when the file does not exist.
 * @param {string} file
 * @param {string} root the project's folder
 * @returns {Results}
 */
export function vitestResults(file, root) {
  const { testResults = [] } = readReport(file);
  /** @type {Results} */
  const results = { passed: 0, failed: [], files: [] };
  for (const { name, status, assertionResults } of testResults) {
    const relative = path.relative(root, name);
    const failed = [];
    for (const test of assertionResults) {
      if (test.status === 'passed') results.passed += 1;
      if (test.status === 'failed') failed.push(`${relative} › ${test.fullName}`);
    }
    if (status === 'failed' && failed.length === 0) failed.push(relative);
    results.failed.push(...failed);
    if (failed.length > 0) results.files.push(relative);
  }
  return results;
}

/**
 * Results of Playwright's `json` reporter; none of them when the file does not exist.
 * @param {string} file
 * @returns {Results}
 */
export function playwrightResults(file) {
  const { suites = [] } = readReport(file);
  /** @type {Results} */
  const results = { passed: 0, failed: [], files: [] };
  /** @param {any} suite @param {string[]} titles */
  const walk = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      const skipped = spec.tests.every((/** @type {any} */ test) => test.status === 'skipped');
      if (skipped) continue;
      if (spec.ok) results.passed += 1;
      else {
        results.failed.push([...titles, spec.title].join(' › '));
        results.files.push(spec.file);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of suites) walk(suite, [suite.title]);
  return { ...results, files: [...new Set(results.files)] };
}
