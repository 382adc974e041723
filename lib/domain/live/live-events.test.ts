import { describe, expect, it } from 'vitest';
import { parseLiveEvent } from './live-events';

const json = (frame: unknown) => parseLiveEvent(JSON.stringify(frame));

describe('a frame of the server', () => {
  it.each([
    { type: 'authenticate' },
    'authenticate',
    { message: 'authenticate' },
    { type: 'error', reason: 'please authenticate first' },
    { code: '9999', data: { type: 'authenticate' } },
    ['authenticate'],
  ])('refuses the session: %j', (frame) => {
    expect(json(frame)).toEqual({ kind: 'refused' });
  });

  it.each(['authenticate', 'please authenticate first', 'messagepush'])('may be the plain word %j', (word) => {
    expect(parseLiveEvent(word)?.kind).toBe(word === 'messagepush' ? 'notification' : 'refused');
  });

  it('carries the token for a pending QR code login', () => {
    expect(json({ type: 'messagepush', accessToken: 't-1' })).toEqual({ kind: 'login', accessToken: 't-1' });
  });

  it.each([
    ['1', 'like'],
    [1, 'like'],
    ['2', 'collect'],
    ['3', 'follow'],
    ['4', 'comment'],
    ['5', 'notice'],
    ['9', undefined],
    [undefined, undefined],
  ])('with the code %j is a notification of the kind %s', (itemType, notificationKind) => {
    expect(json({ type: 'messagepush', itemType })).toMatchObject({ kind: 'notification', notificationKind });
  });

  it('has the notification, whether or not it has an id', () => {
    const row = { type: 'messagepush', itemType: '4', articleTitle: '标题' };
    expect(json({ ...row, id: 'n1' })).toMatchObject({ id: 'n1', notification: { subject: { title: '标题' } } });
    for (const id of [7, '', undefined]) {
      expect(json({ ...row, id })).toMatchObject({ id: undefined, notification: { subject: { title: '标题' } } });
    }
    expect(json({ ...row, articleTitle: 7 })).toMatchObject({ notificationKind: 'comment', notification: undefined });
  });

  it('has the private message that was sent, or recalled', () => {
    const row = { type: 'messagepush', im: true, id: 'm1', fromId: 'a', toId: 'b', content: '你好' };
    expect(json(row)).toMatchObject({ kind: 'message', message: { id: 'm1', content: '你好', isRecalled: false } });
    expect(json({ ...row, im: '1', sys: '0' })).toMatchObject({ kind: 'message', message: { isRecalled: false } });
    expect(json({ ...row, id: 'notice', sys: 1, deleteImId: 'm1' })).toMatchObject({
      kind: 'recalled',
      message: { id: 'm1', isRecalled: true },
    });
    for (const wrong of [{ id: 7 }, { id: undefined }, { fromId: '<x>' }]) {
      expect(json({ ...row, ...wrong })).toEqual({ kind: 'message', message: undefined });
    }
  });

  it('reports whether a sent message was delivered', () => {
    expect(json({ type: 'sendResultcallback', clientId: 'c1', sendSuccessFlag: true })).toEqual({
      kind: 'answered',
      clientId: 'c1',
      success: true,
      failMessage: '',
      message: undefined,
    });
    const message = { id: 'm1', fromId: 'a', toId: 'b' };
    expect(json({ type: 'sendResultcallback', clientId: 'c1', sendSuccessFlag: true, message })).toMatchObject({
      message,
    });
    expect(json({ type: 'sendResultcallback', clientId: 'c1', failMessage: '对方拒收' })).toMatchObject({
      success: false,
      failMessage: '对方拒收',
    });
  });

  it('has the time up to which the partner has read', () => {
    expect(json({ type: 'readcallback', userId: 'u1', sendTimeStamp: 17 })).toEqual({
      kind: 'read',
      readerId: 'u1',
      until: 17,
    });
  });

  it('may contain the word authenticate without refusing the session', () => {
    expect(json({ type: 'messagepush', itemType: '4', comment: 'authenticate 是什么' })).toMatchObject({
      kind: 'notification',
    });
    expect(json({ type: 'sendResultcallback', clientId: 'c1', failMessage: 'authenticate 是敏感词' })).toMatchObject({
      kind: 'answered',
    });
    expect(json({ type: 'readcallback', userId: 7, word: 'authenticate' })).toBeNull();
  });
});

describe('what is no frame', () => {
  it.each([
    '',
    ' ',
    '<!DOCTYPE html><html><body>502</body></html>',
    '{"type":"messagepush","itemType":"1"',
    '{}',
    '[]',
    'null',
    '42',
    '"hello"',
    '{"type":null}',
    '{"type":"other"}',
    '{"type":"messagepush","accessToken":7}',
    '{"type":"sendResultcallback"}',
    '{"type":"sendResultcallback","clientId":5}',
    '{"type":["messagepush"]}',
    '\u0000',
    `{"type":"messagepush","x":"${'x'.repeat(300_000)}"}`,
  ])('is ignored: %.40j', (data) => {
    expect(parseLiveEvent(data)).toBeNull();
  });

  it.each([undefined, null, 7, {}, new ArrayBuffer(8)])('is ignored when it is no text: %o', (data) => {
    expect(parseLiveEvent(data)).toBeNull();
  });
});
