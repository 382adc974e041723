import fs from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
// The files of a worker share their modules, and the environment is read once.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function read(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('./env')).env();
}

describe('the environment', () => {
  it('has an example for every setting, and for nothing else', async () => {
    const example = parseEnv(fs.readFileSync('.env.example', 'utf8'));
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(await read({})).toSorted());
  });

  it('has a value for everything that is not set or blank', async () => {
    expect(await read({ API_ORIGIN: ' ', SITE_NAME: '', MIND_MAP_URL: ' ' })).toMatchObject({
      API_ORIGIN: 'http://127.0.0.1:4000',
      SITE_NAME: 'GimiShare',
      MIND_MAP_URL: '',
    });
  });

  it('takes an origin with or without slashes at its end', async () => {
    expect(await read({ SITE_URL: ' https://site.example// ' })).toMatchObject({ SITE_URL: 'https://site.example' });
  });

  it('tells the operator of every wrong variable at once', async () => {
    const wrong = { API_ORIGIN: 'api.example', SITE_URL: 'https://site.example/path', MIND_MAP_URL: 'javascript:x' };
    const message = await read(wrong).catch(String);
    for (const name of Object.keys(wrong)) expect(message).toContain(`${name}: must be an`);
    expect(message).not.toContain('SITE_NAME');
  });

  it.each([
    ['PORT', 'a number', 'eighty'],
    ['PORT', 'whole', '80.5'],
    ['PORT', 'in digits', '0x50'],
    ['PORT', 'positive', '-1'],
    ['PORT', 'a port', '0'],
    ['PORT', 'a port', '65536'],
    ['PAGE_CACHE_MB', 'some room', '0'],
    ['PAGE_CACHE_MB', 'at most a million', '10000000000'],
    ['MAX_SOCKETS', 'at least one', '0'],
    ['MAX_SOCKETS_PER_ADDRESS', 'at least one', '0'],
  ])('has a %s that is %s: %s is refused with its range', async (name, _what, value) => {
    expect(await read({ [name]: value }).catch(String)).toMatch(`${name}: must be a whole number from `);
  });

  it('takes numbers within their ranges, up to the ends', async () => {
    expect(await read({ PORT: ' 65535 ', MICRO_CACHE_MB: '0', PAGE_CACHE_MB: '1', MAX_SOCKETS: ' ' })).toMatchObject({
      PORT: 65_535,
      MICRO_CACHE_MB: 0,
      PAGE_CACHE_MB: 1,
      MAX_SOCKETS: 10_000,
    });
  });

  it.each([
    ['1', true],
    ['0', false],
    ['', false],
  ])('takes "%s" as a toggle', async (value, trusted) => {
    expect((await read({ TRUST_PROXY: value })).TRUST_PROXY).toBe(trusted);
  });

  it.each(['true', 'yes', '2', 'on'])('refuses "%s" as a toggle', async (value) => {
    expect(await read({ TRUST_PROXY: value }).catch(String)).toContain('TRUST_PROXY: must be 0 or 1');
  });

  it('measures by default, asks no visitor for field data, and logs in words', async () => {
    expect(await read({})).toMatchObject({ METRICS: true, VITALS_PERCENT: 0, LOG_FORMAT: 'text' });
  });

  it('logs in words or as JSON, and in no other way', async () => {
    expect(await read({ LOG_FORMAT: 'JSON' }).catch(String)).toContain('LOG_FORMAT: must be text or json');
  });

  it.each([
    ['', ['http://127.0.0.1:3000']],
    [' ', ['http://127.0.0.1:3000']],
    ['https://site.example', []],
  ])('warns of links to this machine when SITE_URL is "%s"', async (value, named) => {
    await read({ SITE_URL: value });
    const warnings = (await import('./env')).environmentWarnings();
    expect(warnings).toEqual(named.map((address) => expect.stringContaining(address)));
  });
});
