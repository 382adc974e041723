import http from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiCalls, cacheLookups, redisAvailability, redisCommands, renderings } from '../../lib/server/telemetry.ts';
import { ApiError } from '@/lib/http/api-error';
import { createMetrics } from './metrics.ts';
import { listen, send } from './testing.ts';
import { watchAnswers } from './watch-answers.ts';

afterEach(() => void vi.restoreAllMocks());

const linesOf = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.text()).split('\n');

let metrics: ReturnType<typeof createMetrics>;
beforeEach(() => {
  metrics = createMetrics({ sockets: () => 7, hasRedis: true });
});

/** A server whose answers are counted. */
function start() {
  const watch = watchAnswers(metrics.countRequest);
  return listen(
    http.createServer(({ url = '', socket }, response) => {
      watch(response);
      if (url.includes('cut')) return void response.write('half', () => socket.destroy());
      response.writeHead(url.includes('missing') ? 404 : 200).end();
    }),
  );
}

it('requests are counted by kind and status, and timed', async () => {
  const port = await start();
  for (const path of ['/post/1?token=secret', '/post/2', '/post/missing']) await send(port, { path });
  await send(port, { path: '/rank/cut' }).catch(() => {});
  const lines = await linesOf(metrics);
  expect(lines).toContain('gimishare_http_requests_total{kind="article",status="200"} 2');
  expect(lines).toContain('gimishare_http_requests_total{kind="article",status="404"} 1');
  expect(lines).toContain('gimishare_http_requests_total{kind="rank",status="aborted"} 1');
  expect(lines).toContain('gimishare_http_request_seconds_count{kind="article"} 3');
  expect(lines.join('\n')).not.toContain('secret');
});

it("browsers' calls are counted by the call's name, and unknown ones together", async () => {
  const port = await start();
  const paths = ['articles?pageNo=1', 'articles?id=secret', 'users/secret', 'missing'];
  for (const path of paths) await send(port, { path: `/gimishare/api/v1/${path}` });
  await send(port, { path: '/upload/uploadFile' });
  const lines = await linesOf(metrics);
  expect(lines).toContain('gimishare_api_calls_total{call="/articles",caller="browser",outcome="ok"} 2');
  expect(lines).toContain('gimishare_api_calls_total{call="other",caller="browser",outcome="ok"} 1');
  expect(lines).toContain('gimishare_api_calls_total{call="other",caller="browser",outcome="refused"} 1');
  expect(lines).toContain('gimishare_api_calls_total{call="/upload/uploadFile",caller="browser",outcome="ok"} 1');
  expect(lines.join('\n')).not.toContain('secret');
});

it.each([
  [undefined, 'ok'],
  [new ApiError({ kind: 'business', message: '文章不存在' }), 'refused'],
  [new ApiError({ kind: 'unauthorised', message: '登录已过期' }), 'refused'],
  [new ApiError({ kind: 'malformed', message: '数据有误' }), 'malformed'],
  [new ApiError({ kind: 'network', message: '网络异常' }), 'failed'],
  [new DOMException('left', 'AbortError'), 'aborted'],
  [new TypeError('a mistake of ours'), 'failed'],
])("a page's call that ends with %s is %s", async (error, outcome) => {
  const call = apiCalls.trace({ path: '/articles/articleinfo' }, async () => {
    if (error) throw error;
  });
  await call.catch(() => {});
  const lines = await linesOf(metrics);
  expect(lines).toContain(
    `gimishare_api_calls_total{call="/articles/articleinfo",caller="page",outcome="${outcome}"} 1`,
  );
  expect(lines).toContain('gimishare_api_call_seconds_count{call="/articles/articleinfo",caller="page"} 1');
});

it('layers of the cache and renderings are counted', async () => {
  cacheLookups.publish({ layer: 'micro', result: 'hit' });
  cacheLookups.publish({ layer: 'redis', result: 'stale' });
  renderings.publish({ path: '/sharecircle', result: 'kept' });
  const lines = await linesOf(metrics);
  expect(lines).toContain('gimishare_cache_lookups_total{layer="micro",result="hit"} 1');
  expect(lines).toContain('gimishare_cache_lookups_total{layer="redis",result="stale"} 1');
  expect(lines).toContain('gimishare_renderings_total{kind="share-circle",result="kept"} 1');
});

it('Redis, sockets, memory and the event loop have their figures', async () => {
  expect(await linesOf(metrics)).toContain('gimishare_redis_available 0');
  redisAvailability.publish({ isAvailable: true });
  await redisCommands.trace({}, async () => 'a page');
  await redisCommands.trace({}, () => Promise.reject(new Error('no answer'))).catch(() => {});
  const text = await metrics.text();
  for (const line of [
    'gimishare_redis_available 1',
    'gimishare_redis_commands_total{outcome="ok"} 1',
    'gimishare_redis_commands_total{outcome="failed"} 1',
    'gimishare_redis_command_seconds_count 2',
    'gimishare_live_sockets 7',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

it('an instance without Redis has no figures of it', async () => {
  expect(await createMetrics({ sockets: () => 0, hasRedis: false }).text()).not.toContain('redis_available');
});

it('field data are histograms in seconds by kind of page; what was not measured is not counted', async () => {
  metrics.recordVitals({ kind: 'home', lcp: 1_800, inp: 90, cls: 0.02 });
  const lines = await linesOf(metrics);
  expect(lines).toContain('gimishare_field_lcp_seconds_bucket{le="1.5",kind="home"} 0');
  expect(lines).toContain('gimishare_field_lcp_seconds_bucket{le="2",kind="home"} 1');
  expect(lines).toContain('gimishare_field_inp_seconds_sum{kind="home"} 0.09');
  expect(lines).toContain('gimishare_field_cls_sum{kind="home"} 0.02');
  expect(lines.join('\n')).not.toContain('ttfb_seconds_count{');
});
