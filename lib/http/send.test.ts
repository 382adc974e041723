// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { send } from './send';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const login = (options: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  send({ path: '/users/login', body: {}, ...options });
const answers = (response: () => Response | Promise<Response>) =>
  server.use(http.post(`*${API_PREFIX}/users/login`, response));

describe('a call', () => {
  it('that is not answered in time is aborted with a time-out message', async () => {
    answers(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    await expect(login({ timeoutMs: 30 })).rejects.toMatchObject({
      kind: 'network',
      message: '请求超时，请稍后重试',
      uncertain: true,
    });
  });

  it('whose connection drops is a network failure', async () => {
    answers(() => HttpResponse.error());
    await expect(login()).rejects.toMatchObject({ kind: 'network', message: '网络异常，请稍后重试', uncertain: true });
  });

  it('that is not answered before its deadline has the same message', async () => {
    answers(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const error = { name: 'ApiError', kind: 'network', message: '请求超时，请稍后重试' };
    const signal = AbortSignal.timeout(30);
    await expect(login({ signal })).rejects.toMatchObject(error);
    // Nor is one that begins after it.
    await expect(login({ signal })).rejects.toMatchObject(error);
  });

  it('that is aborted by its caller is no ApiError', async () => {
    answers(() => HttpResponse.json({}));
    await expect(login({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'CanceledError' });
  });
});
