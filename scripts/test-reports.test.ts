import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightResults, vitestResults } from './test-reports.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function reportOf(report: unknown) {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
}

it('names the failed tests of Vitest, and a file that did not load', () => {
  const file = reportOf({
    testResults: [
      {
        name: '/project/lib/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a list shows rows', status: 'passed' },
          { fullName: 'a list loads on', status: 'failed' },
          { fullName: 'a list is skipped', status: 'skipped' },
        ],
      },
      { name: '/project/lib/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/project/lib/c.test.ts', status: 'passed', assertionResults: [{ fullName: 'c', status: 'passed' }] },
    ],
  });
  expect(vitestResults(file, '/project')).toEqual({
    passed: 2,
    failed: ['lib/a.test.ts › a list loads on', 'lib/b.test.ts'],
    files: ['lib/a.test.ts', 'lib/b.test.ts'],
  });
});

it('names the failed tests of Playwright by their file and groups', () => {
  const failed = { ok: false, tests: [{ status: 'unexpected' }] };
  const file = reportOf({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          { title: 'a visitor reads', file: 'a.spec.ts', ok: true, tests: [{ status: 'expected' }] },
          { title: 'not here', file: 'a.spec.ts', ok: true, tests: [{ status: 'skipped' }] },
          { ...failed, title: 'a visitor likes', file: 'a.spec.ts' },
        ],
        suites: [{ title: 'on a phone', specs: [{ ...failed, title: 'a visitor writes', file: 'a.spec.ts' }] }],
      },
    ],
  });
  expect(playwrightResults(file)).toEqual({
    passed: 1,
    failed: ['a.spec.ts › a visitor likes', 'a.spec.ts › on a phone › a visitor writes'],
    files: ['a.spec.ts'],
  });
});

it('finds nothing in a report that was not written', () => {
  expect(vitestResults(path.join(folder, 'absent.json'), '/project').passed).toBe(0);
  expect(playwrightResults(path.join(folder, 'absent.json')).failed).toEqual([]);
});
