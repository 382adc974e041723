import http, { type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { resetDb } from '@/mocks/db';
import { tokenHeader, userNamed } from '@/mocks/testing';
import { createContractServer } from './create';

let server: Server;
let port = 0;

beforeAll(async () => {
  resetDb({ articles: 0, articlesDir: null });
  server = createContractServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  port = address.port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
/** Sends a request with any Host, which fetch does not allow. */
async function send({ path, method = 'GET', headers = {}, body = '' }: Sent) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http.request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(await answer.toArray()).toString() };
}

describe('the page', () => {
  it('comes with its sections, under a policy that lets nothing else in', async () => {
    const { status, text, headers } = await send({ path: '/' });
    expect(status).toBe(200);
    expect(text).toContain('<section id="requests"');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each(['room.js', 'room.css', 'parts.css', 'rows.css', 'tokens.css', 'icon.svg'])('has its %s', async (file) => {
    expect((await send({ path: `/__control/room/${file}` })).status).toBe(200);
  });
});

describe('requests from elsewhere', () => {
  const cases: [what: string, headers: Record<string, string>][] = [
    ['of a name that was resolved to this machine', { host: 'evil.example' }],
    ['of a name that begins as this machine does', { host: '127.0.0.1.evil.example' }],
    ['of a page of another site', { origin: 'https://evil.example' }],
    ['of a page without an origin', { origin: 'null' }],
  ];
  it.each(cases)('%s are refused, and carry nothing out', async (_what, headers) => {
    const { username } = userNamed('demouser');
    for (const path of ['/', '/__control/state/users', 'http://127.0.0.1/__control/state/users']) {
      const { status, text } = await send({ path, headers });
      expect(status).toBe(403);
      expect(text).not.toContain(username);
    }
    const fault = { path: '/__control/faults', method: 'POST', body: '{"path":"/tag","status":500}' };
    expect((await send({ ...fault, headers })).status).toBe(403);
    expect(JSON.parse((await send({ path: '/__control/faults' })).text)).toEqual({ calls: [], messages: [] });
  });

  it('of pages of this machine are answered, and the API answers everybody', async () => {
    for (const host of [`localhost:${port}`, `[::1]:${port}`]) {
      expect(
        (await send({ path: '/__control/faults', headers: { host, origin: 'http://localhost:3000' } })).status,
      ).toBe(200);
    }
    const { status } = await send({
      path: `${API_PREFIX}/config/friend-link`,
      headers: { host: 'api.example.com', origin: 'https://www.example.com' },
    });
    expect(status).toBe(200);
  });
});

describe('opening the site as somebody', () => {
  const open = (fields: Record<string, string>) =>
    send({
      path: '/__control/site/open',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: `127.0.0.1:${port}` },
      body: new URLSearchParams({ site: 'http://127.0.0.1:3000', ...fields }).toString(),
    });
  const sessionOf = async (token: string) =>
    JSON.parse((await send({ path: `${API_PREFIX}/users/sessionuserinfo`, headers: { accessToken: token } })).text);

  it('leads there with the session cookie of a member', async () => {
    const { id } = userNamed('otheruser');
    const { status, headers } = await open({ userId: id, path: '/sharecircle', expiresInMs: '' });
    expect([status, headers.location]).toEqual([303, 'http://127.0.0.1:3000/sharecircle']);
    const [, token = '', rest] = /^ACCESS_TOKEN=([\w-]+); (.*)$/.exec(headers['set-cookie']?.[0] ?? '') ?? [];
    expect(rest).toBe('Max-Age=604800; Path=/; SameSite=Lax');
    expect(await sessionOf(token)).toMatchObject({ code: '0', data: { id } });
  });

  it('takes the cookie away for a visitor, and gives a session that has expired', async () => {
    expect((await open({ userId: '' })).headers['set-cookie']).toEqual([
      'ACCESS_TOKEN=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    const { headers } = await open({ userId: userNamed('demouser').id, expiresInMs: '-1' });
    const [, token = ''] = /^ACCESS_TOKEN=([\w-]+)/.exec(headers['set-cookie']?.[0] ?? '') ?? [];
    expect(await sessionOf(token)).toMatchObject({ code: '9999' });
  });

  it.each([
    ['a site elsewhere', { site: 'https://www.example.com' }],
    ['a path that leaves the site', { path: '//evil.example/' }],
    ['a site under another name of this machine, which would not see the cookie', { site: 'http://localhost:3000' }],
    ['no site', { site: '' }],
  ])('refuses %s', async (_what, fields) => {
    const { status, headers } = await open(fields);
    expect([status, headers['set-cookie']]).toEqual([400, undefined]);
  });

  it('refuses nobody’s id', async () => expect((await open({ userId: 'nobody' })).status).toBe(404));

  it('suggests the page that called last', async () => {
    const headers = { origin: 'http://127.0.0.1:3999', ...tokenHeader(userNamed('demouser')) };
    await send({ path: `${API_PREFIX}/config/friend-link`, headers });
    expect(JSON.parse((await send({ path: '/__control/site' })).text)).toEqual({ url: 'http://127.0.0.1:3999' });
  });
});

describe('the log', () => {
  it('says how each call was answered', async () => {
    await send({ path: '/__control/requests', method: 'DELETE' });
    await send({ path: `${API_PREFIX}/config/friend-link` });
    await send({
      path: '/__control/faults',
      method: 'POST',
      body: '{"path":"/config/friend-link","status":503,"times":1}',
    });
    await send({ path: `${API_PREFIX}/config/friend-link` });
    const { text } = await send({ path: '/__control/requests' });
    const [first, second] = JSON.parse(text);
    expect([first.status, second.status]).toEqual([200, 503]);
    expect(JSON.parse(first.answer)).toMatchObject({ code: '0' });
    expect(first.durationMs).toBeGreaterThanOrEqual(0);
  });
});
