// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { write } from './request';
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
      uncertain: false,
    });
  });

  it('whose connection drops is a network failure', async () => {
    answers(() => HttpResponse.error());
    await expect(login()).rejects.toMatchObject({ kind: 'network', message: '网络异常，请稍后重试' });
  });

  it('that is not answered before its deadline has the same message', async () => {
    answers(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const error = { name: 'ApiError', kind: 'network', message: '请求超时，请稍后重试' };
    const signal = AbortSignal.timeout(30);
    await expect(login({ signal })).rejects.toMatchObject(error);
    // A call that begins after the deadline fails, too.
    await expect(login({ signal })).rejects.toMatchObject(error);
  });

  it('that is aborted by its caller is no ApiError', async () => {
    answers(() => HttpResponse.json({}));
    await expect(login({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'CanceledError' });
  });
});

describe('a write', () => {
  const register = (timeoutMs?: number) => write({ path: '/users/login', body: {}, ...(timeoutMs && { timeoutMs }) });
  const lost = { kind: 'network', message: '没有收到回应，可能已经成功，请确认后再试', uncertain: true };
  const html = (status: number, headers = {}) => HttpResponse.html(`<h1>${status}</h1>`, { status, headers });

  it.each([
    ['500 and a page', () => html(500)],
    ['502 and a page', () => html(502)],
    ['503 and a page', () => html(503)],
    ['504 and a page', () => html(504)],
    ['200 and a page', () => html(200)],
    ['404 and a page', () => html(404)],
    ['half a body', () => HttpResponse.text('{"code":"0","da', { headers: { 'content-type': 'application/json' } })],
    ['an empty body', () => HttpResponse.text('')],
    ['a number for its code', () => HttpResponse.json({ code: 0, data: null })],
    ['an envelope and 500', () => HttpResponse.json({ code: '-1', message: 'x' }, { status: 500 })],
    ['nothing', () => HttpResponse.error()],
  ])('whose answer is %s may have gone through', async (_name, response) => {
    answers(response);
    await expect(register()).rejects.toMatchObject(lost);
  });

  it('that is not answered in time may have gone through', async () => {
    answers(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    await expect(register(30)).rejects.toMatchObject(lost);
  });

  it.each([
    ['is too large', () => html(413)],
    ['is refused', () => HttpResponse.json({ code: '-1', message: '标题重复' })],
    ['needs a session', () => HttpResponse.json({ code: '9999' }, { status: 401 })],
    ['has not reached the API, as our own server says', () => html(502, { 'X-Request-Never-Sent': '1' })],
  ])('that %s has not gone through', async (_name, response) => {
    answers(response);
    await expect(register()).rejects.toMatchObject({ uncertain: false });
  });

  it('that is made offline has not gone through', async () => {
    answers(() => HttpResponse.error());
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(register()).rejects.toMatchObject({ message: '网络异常，请稍后重试', uncertain: false });
    onLine.mockRestore();
  });
});
