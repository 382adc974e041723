// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { requestFile } from './request-file';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answers = (response: () => Response) => server.use(http.post(`*${API_PREFIX}/articles/export`, response));
const exported = () => requestFile({ path: '/articles/export', body: {} });

describe('a file asked of the API', () => {
  it('is returned unchanged', async () => {
    answers(() => new HttpResponse('# 标题', { headers: { 'content-disposition': 'attachment; filename="a.md"' } }));
    expect(await (await exported()).text()).toBe('# 标题');
  });

  it.each([
    [{ code: '-1', data: null, message: '文章不存在' }, 200, { kind: 'business', message: '文章不存在' }],
    [{ code: '9999', message: '登录已过期' }, 401, { kind: 'unauthorised' }],
    [{ code: '0', data: null, message: '操作成功' }, 200, { kind: 'network' }],
  ])('is refused with the message of the envelope %j', async (envelope, status, error) => {
    answers(() => HttpResponse.json(envelope, { status }));
    await expect(exported()).rejects.toMatchObject(error);
  });

  it('is a network failure when an error page comes instead', async () => {
    answers(() => HttpResponse.html('<h1>500</h1>', { status: 500 }));
    await expect(exported()).rejects.toMatchObject({ kind: 'network', status: 500 });
  });

  it('has a message of its own when the body is too large (413)', async () => {
    answers(() => HttpResponse.html('<h1>413</h1>', { status: 413 }));
    await expect(exported()).rejects.toMatchObject({ message: expect.stringContaining('内容过大') });
  });
});
