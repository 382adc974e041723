import http from 'node:http';
import { expect, it } from 'vitest';
import type { VitalsReport } from '../../lib/config/vitals.ts';
import { listen, send } from './testing.ts';
import { createVitals } from './vitals.ts';

async function startServer({ isOn = true } = {}) {
  const recorded: VitalsReport[] = [];
  const vitals = createVitals({ isOn, record: (report) => void recorded.push(report) });
  const port = await listen(
    http.createServer((request, response) => {
      if (!vitals.answer(request, response)) response.end('a page');
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  const post = async (body: string, headers: Record<string, string> = {}, path = '/-/vitals') =>
    send(port, { method: 'POST', path, headers: { host: `127.0.0.1:${port}`, origin, ...headers }, body });
  return { recorded, post, port };
}

const REPORT = { kind: 'article', lcp: 1200.5, inp: 40, cls: 0.01, ttfb: 90 };

it('a report of this site is recorded as it was sent', async () => {
  const { recorded, post } = await startServer();
  const { status, headers } = await post(JSON.stringify(REPORT), { 'content-type': 'text/plain;charset=UTF-8' });
  expect([status, headers['cache-control']]).toEqual([204, 'no-store']);
  expect((await post('{"kind":"home"}')).status).toBe(204);
  expect(recorded).toEqual([REPORT, { kind: 'home' }]);
});

it.each([
  ['no JSON', 'lcp=1'],
  ['null', 'null'],
  ['a kind that is none', JSON.stringify({ ...REPORT, kind: '/post/1' })],
  ['no kind', JSON.stringify({ lcp: 1 })],
  ['a negative time', JSON.stringify({ ...REPORT, lcp: -1 })],
  ['an endless time', JSON.stringify({ ...REPORT, inp: 1e9 })],
  ['a text for a time', JSON.stringify({ ...REPORT, ttfb: '90' })],
  ['more than asked for', JSON.stringify({ ...REPORT, address: '/post/1' })],
])('%s is refused', async (_what, body) => {
  const { recorded, post } = await startServer();
  expect((await post(body)).status).toBe(400);
  expect(recorded).toEqual([]);
});

it('a long report, another method, and reports of other sites or of none are refused', async () => {
  const { recorded, post, port } = await startServer();
  expect((await post(JSON.stringify({ ...REPORT, kind: 'x'.repeat(2_000) }))).status).toBe(413);
  expect((await send(port, { path: '/-/vitals' })).status).toBe(405);
  expect((await post(JSON.stringify(REPORT), { origin: 'https://other.example' })).status).toBe(403);
  expect((await post(JSON.stringify(REPORT), { origin: 'null' })).status).toBe(403);
  expect(recorded).toEqual([]);
});

it('where nobody is asked for field data, the address is one like any other', async () => {
  const { post } = await startServer({ isOn: false });
  expect((await post(JSON.stringify(REPORT))).body.toString()).toBe('a page');
});

it('other addresses are not answered', async () => {
  const { post } = await startServer();
  expect((await post(JSON.stringify(REPORT), {}, '/-/vitals/x')).body.toString()).toBe('a page');
});
