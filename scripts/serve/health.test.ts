import http from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createHealth } from './health.ts';
import { listen, send } from './testing.ts';

interface Options {
  isPublic?: boolean;
  from?: string;
  text?: () => Promise<string>;
}

async function startServer({ isPublic = false, from, text = async () => 'a_metric{} 1' }: Options = {}) {
  const state = { ready: true, sockets: 3 };
  const health = createHealth({
    isPublic,
    isReady: () => state.ready,
    sockets: () => state.sockets,
    metrics: { contentType: 'text/plain; version=0.0.4', text },
  });
  const port = await listen(
    http.createServer((request, response) => {
      if (from) Object.defineProperty(request.socket, 'remoteAddress', { value: from });
      if (!health.answer(request, response)) response.end('a page');
    }),
  );
  const ask = async (path: string, method = 'GET', sent = {}) => {
    const { status, headers, body } = await send(port, { path, method, headers: sent });
    return { status, headers, body: body.toString() };
  };
  return { state, ask };
}

describe('the health routes', () => {
  it('give the figures of the process to nobody but who asks, each time anew', async () => {
    const { ask } = await startServer();
    const { status, headers, body } = await ask('/-/health');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(body)).toEqual({
      uptimeSeconds: expect.any(Number),
      memoryBytes: expect.any(Number),
      eventLoopUtilization: expect.any(Number),
      sockets: 3,
    });
  });

  it('say when the server takes no more requests', async () => {
    const { state, ask } = await startServer();
    expect((await ask('/-/ready')).status).toBe(200);
    state.ready = false;
    expect((await ask('/-/ready')).status).toBe(503);
    expect((await ask('/-/health')).status).toBe(200);
    expect(await ask('/-/ready', 'HEAD')).toMatchObject({ status: 503, body: '' });
  });

  it.each([
    ['another machine', { from: '10.0.0.1' }, {}],
    ['a proxy of this machine, for somebody else', {}, { 'x-forwarded-for': '10.0.0.1' }],
  ])('are no business of %s, unless the operator says so', async (_who, options, headers) => {
    const [closed, open] = [await startServer(options), await startServer({ ...options, isPublic: true })];
    for (const path of ['/-/health', '/-/ready', '/-/metrics']) {
      expect((await closed.ask(path, 'GET', headers)).body).toBe('a page');
      expect((await open.ask(path, 'GET', headers)).body).toContain('{');
    }
  });

  it.each(['::1', '127.0.0.9', '::ffff:127.0.0.1'])('are there for this machine by the address %s', async (from) => {
    expect((await (await startServer({ from })).ask('/-/ready')).status).toBe(200);
  });

  it('give the metrics in their own format, or say that they have none', async () => {
    const { ask } = await startServer();
    expect(await ask('/-/metrics')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' },
      body: 'a_metric{} 1',
    });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await startServer({ text: () => Promise.reject(new Error('no figures')) });
    expect((await broken.ask('/-/metrics')).status).toBe(500);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('leave every other request to the site', async () => {
    const { ask } = await startServer();
    for (const path of ['/', '/-', '/-/other', '/-/health?x']) expect((await ask(path)).body).toBe('a page');
    expect((await ask('/-/health', 'POST')).body).toBe('a page');
  });
});
