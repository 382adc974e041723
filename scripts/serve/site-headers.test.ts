import { describe, expect, it } from 'vitest';
import { API_HEADERS } from './api-rules.ts';
import { boundedCacheControl, securityHeaders } from './site.ts';

const headersOf = (
  path: string,
  headers: Record<string, string | string[]> = {},
  { status = 200, https = true } = {},
) => securityHeaders({ https }).of(path, { status, headers, body: Buffer.alloc(0) });

it.each([
  ['s-maxage=31536000', 200, 'public, s-maxage=60, stale-while-revalidate=86400'],
  ['s-maxage=3600, stale-while-revalidate=31532400', 200, 'public, s-maxage=60, stale-while-revalidate=86400'],
  ['s-maxage=10, stale-while-revalidate', 200, 'public, s-maxage=10, stale-while-revalidate=86400'],
  ['s-maxage=3600', 404, 'public, s-maxage=30'],
  ['s-maxage=10', 404, 'public, s-maxage=10'],
  ['public, max-age=31536000, immutable', 200, 'public, max-age=31536000, immutable'],
  ['private, no-cache, no-store, max-age=0, must-revalidate', 200, undefined],
  ['no-store', 404, undefined],
])('the Cache-Control "%s" with status %s is bounded for external caches', (given, status, told = given) => {
  expect(boundedCacheControl(given, status)).toBe(told);
  expect(headersOf('/', { 'cache-control': given }, { status })['cache-control']).toBe(told);
});

describe('a page', () => {
  it('can be put into no frame, gives its address to nobody else, and may use no device', () => {
    expect(headersOf('/')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headersOf('/')['cache-control']).toBeUndefined();
  });

  it('insists on https where the site is served so', () => {
    expect(headersOf('/')['strict-transport-security']).toContain('max-age=63072000');
    expect(headersOf('/', {}, { https: false })['strict-transport-security']).toBeUndefined();
  });

  it('keeps a policy of its own, and runs no inline script without one', () => {
    const policy = "script-src 'self' 'sha256-x'";
    expect(headersOf('/', { 'content-security-policy': policy })['content-security-policy']).toBe(policy);
    const scripts = String(headersOf('/')['content-security-policy']).split('; ');
    expect(scripts).toContain("script-src 'self'");
    expect(scripts).toContain("frame-ancestors 'none'");
  });

  it('with a code of a login provider in its address is not cached', () => {
    expect(headersOf('/oauth/callback', { 'cache-control': 's-maxage=60' })).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    });
  });
});

it('an answer of the API that is opened as a page is inert', () => {
  expect(API_HEADERS['x-content-type-options']).toBe('nosniff');
  expect(API_HEADERS['content-security-policy']?.split('; ')).toEqual(
    expect.arrayContaining(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"]),
  );
});

describe('reading without a network', () => {
  const { of } = securityHeaders({ https: true, buildId: 'b1', pictureOrigins: 'https://uploads.example' });
  const answer = (status = 200) => ({
    status,
    headers: { 'cache-control': 'public, max-age=0' },
    body: Buffer.alloc(0),
  });

  it('a document says of which build it is', () => {
    expect(of('/post/1', answer())['x-build']).toBe('b1');
    expect(headersOf('/post/1')['x-build']).toBeUndefined();
  });

  it('the worker is asked for anew each time, and reaches this site and its pictures alone', () => {
    expect(of('/sw.js', answer())).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self' https://uploads.example",
    });
    expect(of('/sw.js', answer(404))['cache-control']).toBe('public, max-age=0');
  });
});
