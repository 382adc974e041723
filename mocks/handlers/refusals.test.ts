import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CALLS } from '@/mocks/calls';
import { mockConfig } from '@/mocks/config';
import { apiUrl, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { served } from './index';

startContractApi();

/** Sources of the contract API's sentences for members. */
const sources = ['handlers', 'socket'].flatMap((folder) =>
  readdirSync(path.join('mocks', folder))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => path.join('mocks', folder, name)),
);

const isPage = async (response: Response): Promise<boolean> =>
  (response.headers.get('content-type') ?? '').includes('text/html') && /^<!DOCTYPE html>/.test(await response.text());

it('every call of the specification is served, once, and no other', () => {
  expect(served.toSorted()).toEqual(CALLS.map(({ method, path }) => `${method} ${path}`).sort());
});

describe('what the API refuses', () => {
  it('answers an unknown route with a page and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const response = await fetch(apiUrl('/articles/nothing'));
    expect(response.status).toBe(404);
    expect(await isPage(response)).toBe(true);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/articles/nothing'));
    warn.mockRestore();
  });

  it('answers another method with a page', async () => {
    const response = await postJson(apiUrl('/articles'), {});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
    expect(await isPage(response)).toBe(true);
  });

  it('answers malformed JSON and bodies over the limit with a page', async () => {
    const malformed = await postJson(apiUrl('/statistics/search'), '{"value":');
    expect(malformed.status).toBe(400);
    expect(await isPage(malformed)).toBe(true);
    const large = await postJson(apiUrl('/statistics/search'), { value: 'a'.repeat(mockConfig.bodyLimit) });
    expect(large.status).toBe(413);
    expect(await isPage(large)).toBe(true);
  });

  it.each([
    '/articles?pageNo=1&pageSize=10',
    '/articles?pageSize=10&sort=new',
    '/articles?pageNo=0&pageSize=10&sort=new',
    '/articles?pageNo=x&pageSize=10&sort=new',
    '/articles?pageNo=1&pageSize=10&sort=best',
    '/articles/articleinfo',
    '/articles/articleinfo?id=',
    '/article/comments',
    '/users/userinfo',
  ])('refuses %s, whose parameters are not complete', async (path) => {
    const response = await fetch(apiUrl(path));
    expect(response.status).toBe(200);
    expect(await envelopeOf(response)).toMatchObject({ code: '-1', data: null, message: '参数错误' });
  });

  it('names a wrong parameter for developers only', async () => {
    const response = await fetch(apiUrl('/articles?pageNo=0&pageSize=10&sort=best'));
    expect(response.headers.get('x-wrong-parameters')).toBe('pageNo sort');
  });

  it.each(sources)('says in Chinese what a member reads: %s', (file) => {
    const source = readFileSync(file, 'utf8');
    const thrown = [...source.matchAll(/new BusinessFailure\((.*)\);?$/gm)].map(([, argument = '']) => argument);
    const sentences = [...source.matchAll(/(['`])((?:(?!\1).)*\p{Script=Han}(?:(?!\1).)*)\1/gu)].map(
      ([, , sentence = '']) => sentence,
    );
    for (const argument of thrown.filter((text) => /^['`]/.test(text))) expect(argument).toMatch(/\p{Script=Han}/u);
    for (const sentence of sentences) {
      // The parts that are put in: a figure, a label, or a name that a member chose.
      const filledIn = [...sentence.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name);
      for (const name of filledIn) expect(name).not.toMatch(/^(?:field|key|path|param)/);
      expect(sentence.replace(/\$\{[^}]*\}|站点url|\.pdf|\dMB|GimiShare|GitHub|Gitee/g, '')).not.toMatch(/[a-z]{2}/i);
    }
  });

  it.each(['/users/sessionuserinfo', '/messages/count', '/history?pageNo=1&pageSize=20'])(
    'refuses %s without a valid session',
    async (path) => {
      const demo = userNamed('demouser');
      for (const headers of [{}, { accessToken: 'malformed' }, tokenHeader(demo, -1), { authorization: 'Bearer x' }]) {
        const response = await fetch(apiUrl(path), { headers });
        expect(response.status).toBe(401);
        const body = await envelopeOf(response);
        expect(body.code).toBe('9999');
        expect(body).not.toHaveProperty('data');
      }
      expect((await fetch(apiUrl(path), { headers: tokenHeader(demo) })).status).toBe(200);
    },
  );
});
