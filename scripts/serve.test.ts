import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Starts the server with wrong settings: it ends before it looks for a build. */
async function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
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
])('a start with %s=%s ends with a sentence about it and exit code 1', { timeout: 20_000 }, async (name, value) => {
  const { output, code } = await start({ [name]: value });
  expect(code).toBe(1);
  expect(output).toContain(`${name}: must be`);
  expect(output).not.toMatch(/^\s+at /m);
});
