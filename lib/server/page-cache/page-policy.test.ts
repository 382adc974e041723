import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './page-entry';

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
