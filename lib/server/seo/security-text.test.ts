import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://site.example');
});
// The files of a worker share their modules, and the environment is read once.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const text = async () => (await import('./security-text')).securityText();

it('names whom to tell of a weakness, where, and until when that is right', async () => {
  vi.stubEnv('SITE_EMAIL', 'safe@site.example');
  const lines = (await text())?.trimEnd().split('\n') ?? [];
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toMatchObject({
    Contact: 'mailto:safe@site.example',
    Canonical: 'https://site.example/.well-known/security.txt',
  });
  expect(Date.parse(fields.Expires ?? '')).toBeGreaterThan(Date.now());
});

it('is missing where the operator names nobody', async () => {
  vi.stubEnv('SITE_EMAIL', '');
  expect(await text()).toBeNull();
});
