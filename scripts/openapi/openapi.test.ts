import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CALLS } from '@/mocks/calls';
import { route } from '@/mocks/server/route';
import { formattedDocument, OPENAPI_FILE } from './formatted-document';

const VALIDATOR = 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js';

const written = fs.readFileSync(OPENAPI_FILE, 'utf8');

describe('docs/openapi.json', () => {
  it('is what the schemas and the contract API say: npm run openapi writes it', async () => {
    expect(await formattedDocument()).toBe(written);
  });

  it('describes every call', () => {
    const { paths }: { paths: Record<string, object> } = JSON.parse(written);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(described).toEqual(expect.arrayContaining(calls));
  });

  it('is valid OpenAPI', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [VALIDATOR, OPENAPI_FILE]);
    expect(JSON.parse(stdout)).toEqual({ valid: true });
  });

  it('is served by the contract API', async () => {
    const response = await route(new Request('http://contract.invalid/openapi.json'));
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe(written);
  });
});
