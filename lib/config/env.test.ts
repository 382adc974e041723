import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

/** Read as a starting server reads it. */
async function read(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('./env')).env();
}

describe('the environment', () => {
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
});
