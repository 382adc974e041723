import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCompileHints } from './compile-hints.mjs';

let build: string;
const write = (name: string, text: string) => fs.writeFileSync(path.join(build, name), text);
const read = (name: string) => fs.readFileSync(path.join(build, name), 'utf8');

beforeEach(() => {
  build = fs.mkdtempSync(path.join(os.tmpdir(), 'compile-hints-'));
  write('framework.js', 'start();');
  write('page.js', 'render();');
});
afterEach(() => fs.rmSync(build, { recursive: true }));

test('a script that every page runs begins with the hint, once, however often the build is made', () => {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['framework.js'] }));
  addCompileHints(build);
  addCompileHints(build);
  expect(read('framework.js')).toBe('//# allFunctionsCalledOnLoad\nstart();');
  expect(read('page.js')).toBe('render();');
});

test.each([{}, { rootMainFiles: [] }])('a build that names no such scripts is refused: %j', (manifest) => {
  write('build-manifest.json', JSON.stringify(manifest));
  expect(() => addCompileHints(build)).toThrow('build-manifest.json');
});
