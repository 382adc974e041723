// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { failures } from '@/e2e/failures';
import { API_PREFIX } from '@/lib/config/api';
import { request } from './request';

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
