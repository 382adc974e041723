import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { CALL_ONLY_HEADERS, FORWARDING_HEADERS } from './api-rules.ts';
import { between, CALL, DOWN, passThroughTo, requestOf, SOCKET, targetOf } from './pass-through-testing.ts';
import { send } from './testing.ts';

describe('the API', () => {
  const FORGED = {
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-proto': 'https',
    'x-real-ip': '1.1.1.1',
    forwarded: 'for=1',
  };

  const SENT = {
    ...FORGED,
    authorization: 'token',
    accesstoken: 'the token',
    cookie: 'ACCESS_TOKEN=x; a=1; ACCESS_TOKEN=y',
    connection: 'keep-alive, x-hop',
    'x-hop': 'forged',
    ...Object.fromEntries([...CALL_ONLY_HEADERS, ...FORWARDING_HEADERS].map((name) => [name, 'forged'])),
  };

  async function heard(trustProxy: boolean): Promise<IncomingHttpHeaders> {
    const origin = await targetOf(({ headers }, response) => response.end(JSON.stringify(headers)));
    const port = await between(passThroughTo(origin, { trustProxy }));
    await send(port, { path: CALL, headers: FORGED });
    const { body } = await send(port, { path: CALL, headers: SENT });
    const headers = JSON.parse(String(body)) as IncomingHttpHeaders;
    expect(headers.host).toBe(new URL(origin).host);
    return headers;
  }

  it('hears who asks, with what, and no forged address; the operator once, that a proxy may be there', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const headers = await heard(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUST_PROXY=1'));
    expect(headers).toMatchObject({
      authorization: 'token',
      cookie: 'a=1',
      accesstoken: 'the token',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(JSON.stringify(headers)).not.toMatch(/forged|1\.1\.1\.1|ACCESS_TOKEN/);
  });

  it('is told of the session, the host that keeps pictures of none', async () => {
    const uploadOrigin = await targetOf(({ headers }, response) => response.end(JSON.stringify(headers)));
    const port = await between(passThroughTo(DOWN, { uploadOrigin }));
    const { body } = await send(port, { method: 'POST', path: '/upload/uploadFile', headers: SENT, body: 'x' });
    expect(JSON.parse(String(body))).not.toHaveProperty('cookie');
    expect(String(body)).not.toMatch(/the token|forged/);
  });

  it.each([
    ['a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }],
    ['a page', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-dest': 'script' }],
    ['another site', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the site', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-site' }],
  ])('is asked nothing for what a browser calls %s', async (_what, headers) => {
    const asked = vi.fn();
    const passThrough = passThroughTo(await targetOf(asked));
    const { status, headers: answered } = await send(await between(passThrough), { path: CALL, headers });
    expect([status, answered['x-request-never-sent']]).toEqual([403, '1']);
    expect(passThrough.handlesUpgrade(requestOf(SOCKET, headers))).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['a call of the site', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
    ['a call that the reader asked for', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'none' }],
    ['no browser', {}],
  ])('is asked by %s', async (_who, headers) => {
    const passThrough = passThroughTo(await targetOf((_request, response) => response.end()));
    expect((await send(await between(passThrough), { path: CALL, headers })).status).toBe(200);
    expect(passThrough.handlesUpgrade(requestOf(SOCKET, { ...headers, 'sec-fetch-dest': 'websocket' }))).toBe(true);
  });

  it('sets cookies that only pages of this site send, by https where the site has it', async () => {
    const given = ['SESSIONID=1; Path=/; HttpOnly', 'b=2; samesite=strict; SECURE'];
    const origin = await targetOf((_request, response) => response.setHeader('set-cookie', given).end());
    const cookies = async (isHttps: boolean) =>
      (await send(await between(passThroughTo(origin, { isHttps })), { path: CALL })).headers['set-cookie'];
    expect(await cookies(false)).toEqual([`${given[0]}; SameSite=Lax`, given[1]]);
    expect(await cookies(true)).toEqual([`${given[0]}; SameSite=Lax; Secure`, given[1]]);
  });

  it('may set cookies, the host that keeps pictures none', async () => {
    const origin = await targetOf((_request, response) => response.setHeader('set-cookie', 'ACCESS_TOKEN=x').end());
    const port = await between(passThroughTo(origin, { uploadOrigin: origin }));
    expect((await send(port, { path: CALL })).headers).toHaveProperty('set-cookie');
    const upload = await send(port, { method: 'POST', path: '/upload/uploadFile', body: 'x' });
    expect(upload.headers).not.toHaveProperty('set-cookie');
  });

  it('gets the forwarding headers of a trusted proxy, with its address appended', async () => {
    expect(await heard(true)).toMatchObject({ 'x-forwarded-for': '1.1.1.1, 127.0.0.1', 'x-forwarded-proto': 'https' });
  });
});
