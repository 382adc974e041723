import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  ANSWER_HEADERS,
  API_METHODS,
  CALL_ONLY_HEADERS,
  cleanCall,
  FORWARDING_HEADERS,
  guardedCookie,
  MAX_CALLS_PER_ADDRESS,
} from './api-rules.ts';
import { GUESTS_PER_ADDRESS } from './live-sockets.ts';

const nginx = readFileSync('deploy/nginx-api.conf', 'utf8');
const namesOf = (directive: RegExp) => [...nginx.matchAll(directive)].map(([, name = '']) => name.toLowerCase()).sort();

it('nginx takes the same off a call', () => {
  expect(namesOf(/^proxy_set_header (\S+) "";$/gm)).toEqual([...FORWARDING_HEADERS, ...CALL_ONLY_HEADERS].sort());
});

it('nginx takes the same off an answer', () => {
  expect(namesOf(/^proxy_hide_header (\S+);$/gm)).toEqual([...ANSWER_HEADERS].sort());
});

it('nginx has the same methods and bounds', () => {
  // nginx counts HEAD as GET.
  expect(/^limit_except (.*) \{$/m.exec(nginx)?.[1]?.split(' ').sort()).toEqual(
    [...API_METHODS].filter((method) => method !== 'HEAD').sort(),
  );
  const server = readFileSync('deploy/nginx.conf', 'utf8');
  const bounds = (zone: string) =>
    [...server.matchAll(new RegExp(`limit_conn ${zone} (\\d+);`, 'g'))].map(([, n]) => Number(n));
  expect(new Set(bounds('calls'))).toEqual(new Set([MAX_CALLS_PER_ADDRESS]));
  expect(bounds('guests')).toEqual([GUESTS_PER_ADDRESS]);
  const calls = server.match(/include \S+nginx-api\.conf;/g) ?? [];
  expect(bounds('calls').length + bounds('sockets').length, 'every location has one').toBe(calls.length);
});

it('what a connection names is for its hop alone', () => {
  const headers = { connection: 'keep-alive, accesstoken, X-Hop', accesstoken: 'a', 'x-hop': 'b', accept: '*/*' };
  cleanCall(headers, { isApi: true });
  expect(headers).toEqual({ accept: '*/*' });
});

it('a socket’s connection says that it is one', () => {
  const headers = { connection: 'keep-alive, Upgrade', upgrade: 'websocket' };
  cleanCall(headers, { isApi: true, upgrade: true });
  expect(headers).toEqual({ connection: 'Upgrade', upgrade: 'websocket' });
});

it.each([
  ['ACCESS_TOKEN=a', undefined],
  ['SESSIONID=1; ACCESS_TOKEN=a', 'SESSIONID=1'],
  ['ACCESS_TOKEN=a;SESSIONID=1;ACCESS_TOKEN=b', 'SESSIONID=1'],
  ['X_ACCESS_TOKEN=a; access_token=b', 'X_ACCESS_TOKEN=a; access_token=b'],
])('of the cookies %s the API gets %s', (cookie, left) => {
  const headers = { cookie };
  cleanCall(headers, { isApi: true });
  expect(headers.cookie).toBe(left);
});

it('a cookie whose value looks like an attribute gets its attributes', () => {
  expect(guardedCookie('a=secure', true)).toBe('a=secure; SameSite=Lax; Secure');
});
