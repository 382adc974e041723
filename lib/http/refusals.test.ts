import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { isAlreadySo, isGone } from './refusals';

const refused = (message: string) => new ApiError({ kind: 'business', message });

describe('a refused toggle', () => {
  it.each([
    '重复点赞',
    '用户已收藏',
    '已关注',
    '还未点赞',
    '重复收藏',
    '还未关注',
    '未收藏',
    '已点赞',
    '您还没有关注该用户',
    '已经发表过意见',
    '还未发表意见',
    '今天已经签到过了',
  ])('means that the wanted state holds already: %s', (message) => expect(isAlreadySo(refused(message))).toBe(true));

  it.each(['文章不存在', '用户不存在', '不能关注自己', '系统繁忙', '文章已被删除', '参数错误'])(
    'is a failure: %s',
    (message) => expect(isAlreadySo(refused(message))).toBe(false),
  );

  it('is about something that is gone', () => {
    expect(isGone(refused('文章不存在'))).toBe(true);
    expect(isGone(refused('文章已删除'))).toBe(true);
    expect(isGone(refused('系统繁忙'))).toBe(false);
  });

  it('is distinguished from failures of other kinds with the same message', () => {
    expect(isAlreadySo(new ApiError({ kind: 'network', message: '重复点赞' }))).toBe(false);
    expect(isGone(new Error('文章不存在'))).toBe(false);
  });
});
