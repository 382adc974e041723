import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { API_PREFIX } from '@/lib/config/api';
import { db, resetDb } from '@/mocks/db';
import { postJson } from '@/mocks/testing';
import { createContractServer } from './create';

let server: Server;
let origin = '';

beforeAll(async () => {
  resetDb({ articles: 0, articlesDir: null });
  server = createContractServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterEach(() => control('/reset', {}));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const api = (path: string, init?: RequestInit) => fetch(`${origin}${API_PREFIX}${path}`, init);
const control = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
  const response = await fetch(`${origin}/__control${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, ...Object(await response.json()) };
};
const FEED = '/articles?pageNo=1&pageSize=3&sort=new';

const connect = async (query: string) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${API_PREFIX}/socket/message${query}`);
  const frames: string[] = [];
  socket.on('message', (data) => frames.push(String(data)));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const frame = async (index: number): Promise<unknown> => {
    await expect.poll(() => frames.length).toBeGreaterThan(index);
    return JSON.parse(frames[index] ?? '');
  };
  return { socket, closed, frame };
};

describe('the contract API as a server', () => {
  it('answers calls, pictures and pages of errors', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await (await api(FEED)).json()).toMatchObject({ code: '0', data: { pageNo: 1 } });
    const picture = await fetch(`${origin}/uploads/seed/avatar-01.svg`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toContain('<svg');
    for (const path of ['/uploads/seed/none.svg', '/uploads/seed/..%2f..%2fserver.ts', '/none', '/uploads/seed/']) {
      const response = await fetch(origin + path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });

  it('passes cookies both ways', async () => {
    const cookie = (await api('/unit/verificatecode')).headers.getSetCookie()[0] ?? '';
    const [pair = ''] = cookie.split(';');
    const again = await api('/unit/getpublickey', { headers: { cookie: pair } });
    expect(again.headers.getSetCookie()[0]?.split(';')[0]).toBe(pair);
  });
});

describe('planted faults', () => {
  it('replace an answer as often as they are meant to', async () => {
    await control('/faults', { path: '/articles', status: 500, body: '<h1>down</h1>', times: 2 });
    for (let time = 0; time < 2; time += 1) {
      const response = await api(FEED);
      expect(response.status).toBe(500);
      expect(await response.text()).toBe('<h1>down</h1>');
    }
    expect((await api(FEED)).status).toBe(200);
  });

  it('hit only their method and path, and a star hits what follows', async () => {
    await control('/faults', { method: 'POST', path: '/articles', status: 503 });
    expect((await api(FEED)).status).toBe(200);
    await control('/faults', { path: '/users/*', body: { code: '0', data: null } });
    expect(await (await api('/users/userinfo?id=x')).json()).toEqual({ code: '0', data: null });
    expect((await api(FEED)).status).toBe(200);
    await fetch(`${origin}/__control/faults`, { method: 'DELETE' });
    expect(await (await api('/users/userinfo')).json()).toMatchObject({ code: '-1' });
  });

  it('cut the connection, and truncate', async () => {
    await control('/faults', { path: '/articles', drop: true, times: 1 });
    await expect(api(FEED)).rejects.toThrow();
    await control('/faults', {
      path: '/articles',
      body: '{"code":"0","data":{',
      contentType: 'application/json',
      times: 1,
    });
    await expect((await api(FEED)).json()).rejects.toThrow(SyntaxError);
  });

  it.each([
    ['a page and 502', { status: 502, body: '<h1>502</h1>' }, ['502 text/html; charset=utf-8 12', '<h1>502</h1>']],
    [
      'half a body',
      { body: '{"code":"0","da', contentType: 'application/json' },
      ['200 application/json 15', '{"code":"0","da'],
    ],
    ['no body', { body: '' }, ['200 text/html; charset=utf-8 0', '']],
    ['nothing', { drop: true }, 'cut'],
  ])('carry a call out and answer it with %s', async (_name, fault, arrived) => {
    const { token } = await control('/session', { username: 'demouser' });
    await control('/faults', { path: '/feedbacks/create', after: true, times: 1, ...fault });
    const content = '没有人知道它有没有到，也没有人告诉写的人';
    const answer = api('/feedbacks/create', {
      method: 'POST',
      headers: { accessToken: String(token), 'content-type': 'application/json' },
      body: JSON.stringify({ content, html: `<p>${content}</p>` }),
    }).then(
      async (response) => [
        `${response.status} ${response.headers.get('content-type')} ${response.headers.get('content-length')}`,
        await response.text(),
      ],
      () => 'cut',
    );
    expect(await answer).toEqual(arrived);
    expect(db.feedbacks.filter((row) => row.content === content)).toHaveLength(1);
  });

  it('delay one call, which is then answered as always, and hold up no other', async () => {
    await control('/faults', { path: '/articles', delayMs: 1, times: 1 });
    expect((await api(FEED)).status).toBe(200);
    await control('/faults', { path: '/articles', delayMs: 600_000, times: 1 });
    const caller = new AbortController();
    const answered = vi.fn();
    const delayed = api(FEED, { signal: caller.signal }).then(answered);
    const received = async () => (await fetch(`${origin}/__control/requests?path=/articles`)).json();
    await expect.poll(received).toHaveLength(2);
    expect((await api(FEED)).status).toBe(200);
    expect(answered).not.toHaveBeenCalled();
    caller.abort();
    await expect(delayed).rejects.toThrow('aborted');
  });

  it('are refused when they are no faults', async () => {
    expect(await control('/faults', { status: 500 })).toMatchObject({
      status: 400,
      error: expect.stringContaining('path'),
    });
  });
});

describe('the control surface', () => {
  it('plants articles of any kind and size, and sets their status', async () => {
    const html = `<p onclick="x()">${'长'.repeat(400_000)}</p>`;
    const { id } = await control('/articles', { title: '很长', html, username: 'otheruser' });
    const read = async () => Object(await (await api(`/articles/articleinfo?id=${String(id)}`)).json()).data;
    expect((await read()).html).toBe(html);
    await control(`/articles/${String(id)}/status`, { status: '1' });
    expect(await read()).toBeNull();
    expect(await control('/articles', { username: 'nobody' })).toMatchObject({ status: 404 });
  });

  it('signs members in and tells what was received from whom', async () => {
    const { token, userId } = await control('/session', { username: 'demouser' });
    await api('/users/sessionuserinfo', { headers: { accessToken: String(token) } });
    await api(FEED);
    const received = await (await fetch(`${origin}/__control/requests`)).json();
    expect(received).toMatchObject([
      { method: 'GET', path: '/users/sessionuserinfo', userId },
      { method: 'GET', path: '/articles', query: { sort: 'new' }, userId: null },
    ]);
    const filtered = await (await fetch(`${origin}/__control/requests?path=/articles`)).json();
    expect(filtered).toHaveLength(1);
  });

  it('shows rows, and knows nothing else', async () => {
    const articles = await (await fetch(`${origin}/__control/state/articles`)).json();
    expect(articles[0]).toMatchObject({ id: expect.any(String), status: expect.any(String) });
    expect(await control('/state/constructor')).toMatchObject({ status: 404 });
    expect(await control('/nothing')).toMatchObject({ status: 404 });
  });
});

describe('the live socket', () => {
  it('stays open for a valid session and receives what is pushed', async () => {
    const { token, userId } = await control('/session', { username: 'demouser' });
    const { frame, closed } = await connect(`?id=${String(userId)}&token=${String(token)}`);
    const pushed = { type: 'messagepush', itemType: '1' };
    await expect.poll(async () => (await control('/push', { userId, frame: pushed })).delivered).toBe(1);
    expect(await frame(0)).toEqual(pushed);
    expect(await control('/sockets/close', {})).toMatchObject({ closed: 1 });
    expect(await closed).toBe(1012);
    await expect.poll(async () => (await control('/push', { userId, frame: pushed })).delivered).toBe(0);
  });

  it.each(['', '?id=x&token=y', '?token='])('tells "%s" to authenticate', async (query) => {
    const { frame, socket } = await connect(query);
    expect(await frame(0)).toEqual({ type: 'authenticate' });
    socket.close();
  });

  it('hands a token to the socket that waits for a login', async () => {
    await api('/unit/getqrcode?authId=abc');
    const { frame, socket } = await connect('?authId=abc');
    await expect
      .poll(async () => (await control('/qr/confirm', { authId: 'abc', username: 'demouser' })).delivered)
      .toBe(1);
    expect(await frame(0)).toMatchObject({ type: 'messagepush', accessToken: expect.any(String) });
    socket.close();
  });

  it('pushes the actions of others and the review of an article to the author at once', async () => {
    const author = await control('/session', { username: 'demouser' });
    const reader = await control('/session', { username: 'otheruser' });
    const { id } = await control('/articles', { title: '直播', username: 'demouser' });
    const { frame, socket } = await connect(`?id=${String(author.userId)}&token=${String(author.token)}`);
    const act = async (path: string) => {
      const response = await api(path, { headers: { accessToken: String(reader.token) } });
      expect(await response.json()).toMatchObject({ code: '0' });
    };
    await act(`/users/agreearticle?articleId=${String(id)}&uid=${String(author.userId)}`);
    expect(await frame(0)).toMatchObject({
      type: 'messagepush',
      itemType: '1',
      haveRead: '0',
      articleId: id,
      articleTitle: '直播',
      sourceUserId: reader.userId,
    });
    await act(`/users/collectarticle?articleId=${String(id)}&uid=${String(author.userId)}`);
    expect(await frame(1)).toMatchObject({ itemType: '2' });
    await act(`/users/focususer?focusId=${String(author.userId)}`);
    expect(await frame(2)).toMatchObject({ itemType: '3', articleId: null });
    await control(`/articles/${String(id)}/status`, { status: '3' });
    expect(await frame(3)).toMatchObject({ itemType: '5', content: expect.stringContaining('审核不通过') });
    socket.close();
  });

  it('pushes likes, comments and replies below a share to whom they are for at once', async () => {
    const author = await control('/session', { username: 'demouser' });
    const reader = await control('/session', { username: 'otheruser' });
    const { id = '', content } = [...db.shares.values()].find(({ userId }) => userId === author.userId) ?? {};
    const { frame, socket } = await connect(`?id=${String(author.userId)}&token=${String(author.token)}`);
    const readers = await connect(`?id=${String(reader.userId)}&token=${String(reader.token)}`);
    const comment = async (by: typeof author, fields: object) => {
      const answer = await postJson(
        `${origin}${API_PREFIX}/sharecircle/comments/create`,
        { circleId: id, ...fields },
        { accessToken: String(by.token) },
      );
      expect(await answer.json()).toMatchObject({ code: '0' });
    };
    db.shareLikes.forget(id);
    db.notifications = [];
    const headers = { accessToken: String(reader.token) };
    await api(`/shares/agree?id=${id}&uid=${String(author.userId)}`, { headers });
    const told = { type: 'messagepush', haveRead: '0', circleId: id, circleContent: content, articleId: null };
    expect(await frame(0)).toMatchObject({ ...told, itemType: '1', sourceUserId: reader.userId });
    await comment(reader, { uid: author.userId, content: '沙发' });
    expect(await frame(1)).toMatchObject({ ...told, itemType: '4', comment: '沙发', isReplyComment: '0' });
    const topId = db.comments.get(id)?.at(-1)?.id;
    await comment(author, { uid: reader.userId, content: '请坐', topId, replyId: topId, replyComment: '沙发' });
    expect(await readers.frame(0)).toMatchObject({ ...told, itemType: '4', comment: '请坐', isReplyComment: '1' });
    socket.close();
    readers.socket.close();
  });

  it('is refused, dropped or cut when a test wants it, and counted', async () => {
    await control('/sockets', { mode: 'refuse' });
    await expect(connect('?authId=a')).rejects.toThrow('503');
    await control('/sockets', { mode: 'drop' });
    expect(await (await connect('?authId=a')).closed).toBe(1006);
    await control('/sockets', { mode: 'serve' });
    const { closed, socket } = await connect('?authId=a');
    socket.on('error', () => {});
    expect(await control('/sockets')).toMatchObject({ opened: 3, open: 1 });
    expect(await control('/sockets/cut', {})).toMatchObject({ cut: 1 });
    expect(await closed).toBe(1006);
    expect(await control('/sockets', { mode: 'other' })).toMatchObject({ status: 400 });
  });

  it('is the only socket', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/other`);
    await expect(new Promise((_resolve, reject) => socket.on('error', reject))).rejects.toThrow('404');
  });
});
