import { describe, expect, it } from 'vitest';
import { parseMessage, partnerOf } from './merge';

const row = {
  id: 'm1',
  fromId: 'a',
  toId: 'b',
  content: '你好',
  sendTime: '2026-01-01 08:00:00',
  sendTimeStamp: 1_767_225_600_123,
  receiverRead: '0',
};

describe('a message of the API', () => {
  it('has the time of the API in milliseconds, or in seconds from one that tells no more', () => {
    expect(parseMessage(row)).toMatchObject({ sentAt: 1_767_225_600_123, isRead: false, image: null, quote: null });
    expect(parseMessage({ ...row, sendTimeStamp: undefined })?.sentAt).toBe(1_767_225_600_000);
    expect(parseMessage({ ...row, sendTimeStamp: '1767225600123' })?.sentAt).toBe(1_767_225_600_123);
  });

  it('that tells of a recall is about the recalled message', () => {
    for (const sys of [true, 1, '1']) {
      expect(parseMessage({ ...row, id: 'notice', sys, deleteImId: 'm0' })).toMatchObject({
        id: 'm0',
        isRecalled: true,
      });
    }
    expect(parseMessage({ ...row, sys: '0' })?.isRecalled).toBe(false);
  });

  it('has a picture and a quote where there are any', () => {
    const { image, quote } =
      parseMessage({
        ...row,
        image: '/a.png',
        imageWidth: 10,
        quoteId: 'm0',
        quoteText: '早',
        quoteNickname: '山海',
      }) ?? {};
    expect(image).toEqual({ src: '/a.png', width: 10, height: 0 });
    expect(quote).toEqual({ id: 'm0', text: '早', image: '', nickname: '山海' });
  });

  it('that is malformed is none', () => {
    for (const wrong of [null, {}, { ...row, id: 7 }, 'text']) expect(parseMessage(wrong)).toBeUndefined();
  });
});

it('the partner is the other side, and nobody for what is not one’s own', () => {
  expect(partnerOf('a', row)).toBe('b');
  expect(partnerOf('b', row)).toBe('a');
  expect(partnerOf('c', row)).toBeUndefined();
  expect(partnerOf('a', { fromId: 'a', toId: 'a' })).toBeUndefined();
});
