import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  API_HEADERS,
  boundedCacheControl,
  contentSecurityPolicy,
  inlineScriptHashes,
  securityHeaders,
} from './response-headers';

const headersOf = (
  path: string,
  headers: Record<string, string | string[]> = {},
  { status = 200, https = true } = {},
) => securityHeaders({ https }).of(path, { status, headers });

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

const OWN = 'document.documentElement.dataset.theme="dark"';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const hashesOf = (html: string) => inlineScriptHashes(html, new Set([OWN]));

describe('a script in a page', () => {
  it.each([
    ['the own one', OWN],
    ["the framework's first", '(self.__next_f=self.__next_f||[]).push([0])'],
    ["the framework's data", 'self.__next_f.push([1,"1:[\\"$\\",\\"p\\"]\\n"])'],
    [
      'the data that names chunks',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["chunk",{"a":1}]);',
    ],
  ])('may run as %s', (_which, code) => {
    expect(hashesOf(`<html><script nonce="x" id='a'>${code}</script></html>`)).toEqual([hashOf(code)]);
  });

  it.each([
    ['is unknown', 'alert(1)'],
    ['begins as the own one', `${OWN};alert(1)`],
    ['is the own one with a space', ` ${OWN}`],
    ['calls more than the framework', 'self.__next_f.push([1,"a"]);alert(1)'],
    [
      'calls more than the framework, and ends as it does',
      'self.__next_f.push([1,"a"]);alert(1)'.replace(/1\)$/, '[1])'),
    ],
    ['has code for data', 'self.__next_f.push([1,alert(1)])'],
    ['has a text for data', 'self.__next_f.push("a")'],
    ['breaks off', 'self.__next_f.push([1,'],
    ['is empty', ''],
  ])('may not run when it %s', (_how, code) => {
    expect(hashesOf(`<script>${code}</script>`)).toEqual([]);
  });

  it.each([
    ['is a file', `<script src="/a.js">${OWN}</script>`],
    ['is data for crawlers', `<script type="application/ld+json">${OWN}</script>`],
    ['is no script', `<p>${OWN}</p>`],
  ])('needs no hash when it %s', (_how, html) => {
    expect(hashesOf(html)).toEqual([]);
  });

  it('that is there several times is allowed once, in the order of the page', () => {
    const data = 'self.__next_f.push([1])';
    const html = [data, OWN, data, 'alert(1)'].map((code) => `<script>${code}</script>\n`).join('');
    expect(hashesOf(html)).toEqual([hashOf(data), hashOf(OWN)]);
  });
});

describe('the policy', () => {
  it('allows the given scripts besides files, and nothing inline without them', () => {
    expect(contentSecurityPolicy(["'nonce-x'", "'sha256-y'"])).toMatch(/^script-src 'self' 'nonce-x' 'sha256-y'; /);
    expect(contentSecurityPolicy()).toMatch(/^script-src 'self'; /);
  });

  it('names no directive twice, and closes what scripts could be smuggled in by', () => {
    const directives = contentSecurityPolicy().split('; ');
    const names = directives.map((directive) => directive.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    for (const closed of ["object-src 'none'", "base-uri 'none'", "frame-src 'none'", "frame-ancestors 'none'"]) {
      expect(directives).toContain(closed);
    }
    expect(directives.filter((directive) => /unsafe-eval|\*/.test(directive))).toEqual([]);
  });
});
