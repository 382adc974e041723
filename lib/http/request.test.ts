// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { failures } from '@/e2e/failures';
import { API_PREFIX } from '@/lib/config/api';
import { goOffline } from '@/test/offline';
import { request, send, write } from './request';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const answers = (body: unknown, status = 200) =>
  server.use(
    http.get(`*${API_PREFIX}/x`, () =>
      typeof body === 'string' ? HttpResponse.html(body, { status }) : HttpResponse.json(Object(body), { status }),
    ),
  );
const asked = () => request({ path: '/x', schema: z.object({ name: z.string() }) });

describe('an answer of the API', () => {
  it('is its parsed data, without unknown fields', async () => {
    answers({ code: '0', message: '', data: { name: '名', more: 1 } });
    expect(await asked()).toEqual({ name: '名' });
  });

  it.each([
    [{ code: '-1', message: '文章不存在', data: null }, 200, { kind: 'business', message: '文章不存在' }],
    [{ code: '-1', message: null }, 200, { kind: 'business', message: '网络异常，请稍后重试' }],
    [{ code: '9999', message: '' }, 401, { kind: 'unauthorised', message: '登录已过期，或内容不存在、没有权限' }],
    [
      { code: '9999', message: 'Authentication failed!' },
      401,
      { kind: 'unauthorised', message: '登录已过期，或内容不存在、没有权限' },
    ],
    [{ code: '9999', message: '无权操作' }, 200, { kind: 'unauthorised', message: '无权操作' }],
    [{ code: '-1', message: 'NullPointerException' }, 500, { kind: 'network', message: '网络异常，请稍后重试' }],
    [{ code: 0, data: { name: '名' } }, 200, { kind: 'network' }],
    ['<h1>413</h1>', 413, { kind: 'network', message: expect.stringContaining('内容过大') }],
    [{ code: '0', data: { name: 7 } }, 200, { kind: 'malformed', message: '服务返回的数据有误，请稍后重试' }],
    [{ code: '0' }, 200, { kind: 'malformed' }],
  ])('%j with status %i is a failure', async (body, status, error) => {
    answers(body, status);
    await expect(asked()).rejects.toMatchObject({ name: 'ApiError', ...error });
  });

  const faults: Record<string, { drop?: boolean; body?: unknown; status?: number }> = failures;
  const answered = Object.entries(faults).filter(([, { body }]) => body !== undefined);
  it.each(answered)('that %s has a Chinese message', async (_name, { body, status }) => {
    answers(body, status);
    await expect(asked()).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringMatching(/^[\u4e00-\u9fff，]+$/),
    });
  });
});

const login = (options: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
  send({ path: '/users/login', body: {}, ...options });
const loginAnswers = (response: () => Response | Promise<Response>) =>
  server.use(http.post(`*${API_PREFIX}/users/login`, response));

describe('a call', () => {
  it('that is not answered in time is aborted with a time-out message', async () => {
    loginAnswers(async () => {
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
    loginAnswers(() => HttpResponse.error());
    await expect(login()).rejects.toMatchObject({ kind: 'network', message: '网络异常，请稍后重试' });
  });

  it('that is not answered before its deadline has the same message', async () => {
    loginAnswers(async () => {
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
    loginAnswers(() => HttpResponse.json({}));
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
    loginAnswers(response);
    await expect(register()).rejects.toMatchObject(lost);
  });

  it('that is not answered in time may have gone through', async () => {
    loginAnswers(async () => {
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
    loginAnswers(response);
    await expect(register()).rejects.toMatchObject({ uncertain: false });
  });

  it('that is made offline has not gone through', async () => {
    loginAnswers(() => HttpResponse.error());
    const { goOnline } = goOffline();
    await expect(register()).rejects.toMatchObject({ message: '网络异常，请稍后重试', uncertain: false });
    goOnline();
  });
});
