import { describe, expect, it } from 'vitest';
import { formatMessage, parseFrame } from './codec';

const json = (frame: unknown) => parseFrame(JSON.stringify(frame));

describe('a frame of the server', () => {
  it.each([{ type: 'authenticate' }, 'authenticate'])('refuses the session: %j', (frame) => {
    expect(json(frame)).toEqual({ kind: 'authenticate' });
  });

  it.each(['authenticate', 'please authenticate first', 'messagepush'])('may be the plain word %j', (word) => {
    expect(parseFrame(word)?.kind).toBe(word === 'messagepush' ? 'push' : 'authenticate');
  });

  it('carries the token for a pending QR code login', () => {
    expect(json({ type: 'messagepush', accessToken: 't-1' })).toEqual({ kind: 'login', accessToken: 't-1' });
  });

  it('is a push with its payload', () => {
    expect(json({ type: 'messagepush', itemType: '4', articleTitle: '标题' })).toEqual({
      kind: 'push',
      itemType: '4',
      im: false,
      sys: false,
      payload: { articleTitle: '标题' },
    });
    expect(json({ type: 'messagepush', itemType: 1 })).toMatchObject({ itemType: '1' });
    expect(json({ type: 'messagepush', im: true, sys: 1 })).toMatchObject({ im: true, sys: true });
    expect(json({ type: 'messagepush', im: '1', sys: '0' })).toMatchObject({ im: true, sys: false });
  });

  it('reports whether a sent message was delivered', () => {
    expect(json({ type: 'sendResultcallback', clientId: 'c1', sendSuccessFlag: true })).toEqual({
      kind: 'sent',
      clientId: 'c1',
      success: true,
      failMessage: '',
      message: undefined,
    });
    expect(json({ type: 'sendResultcallback', clientId: 'c1', failMessage: '对方拒收' })).toMatchObject({
      success: false,
      failMessage: '对方拒收',
    });
  });

  it('tells up to when somebody has read', () => {
    expect(json({ type: 'readcallback', userId: 'u1', sendTimeStamp: 17 })).toEqual({
      kind: 'read',
      readerId: 'u1',
      until: 17,
    });
  });

  it('may contain the word authenticate without refusing the session', () => {
    expect(json({ type: 'messagepush', itemType: '4', comment: 'authenticate 是什么' })).toMatchObject({
      kind: 'push',
    });
  });
});

it('a message to be sent says what applies to it', () => {
  const frame = formatMessage({ clientId: 'c1', toId: 'u2', content: '你好', quoteId: undefined, sendTimeStamp: 5 });
  expect(JSON.parse(frame)).toEqual({ type: 'im', clientId: 'c1', toId: 'u2', content: '你好', sendTimeStamp: 5 });
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
    expect(parseFrame(data)).toBeNull();
  });

  it.each([undefined, null, 7, {}, new ArrayBuffer(8)])('is ignored when it is no text: %o', (data) => {
    expect(parseFrame(data)).toBeNull();
  });
});
