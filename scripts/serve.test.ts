import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

/** Starts the server without a build, so that it exits. */
async function start(settings: Record<string, string>) {
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'no-build-'));
  onTestFinished(() => fs.rmSync(cwd, { recursive: true }));
  const child = spawn(process.execPath, [path.resolve('scripts/serve.mjs')], {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', SITE_URL: 'https://site.example', ...settings },
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { output, code };
}

it.each([
  ['API_ORIGIN', 'nonsense'],
  ['API_ORIGIN', 'https://api.example/path'],
  ['SITE_URL', 'https://site.example/path'],
  ['PORT', 'abc'],
  ['PORT', '99999'],
  ['TRUST_PROXY', 'maybe'],
])('a start with %s=%s ends with a sentence about it and exit code 1', async (name, value) => {
  const { output, code } = await start({ [name]: value });
  expect(code).toBe(1);
  expect(output).toContain(`${name}: must be`);
  expect(output).not.toMatch(/^\s+at /m);
});

it('a start without SITE_URL warns of the address that links will have', async () => {
  expect((await start({ SITE_URL: '' })).output).toContain('SITE_URL is not set');
});

it('a start with SITE_URL warns of nothing', async () => {
  expect((await start({})).output).not.toContain('SITE_URL');
});
