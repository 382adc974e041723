import { describe, expect, it } from 'vitest';
import { dynamicSchema } from './schema';

const row = (fields: object) => ({ id: 'd', type: '2', createTime: '2026-01-01 08:00:00', pointInfo: null, ...fields });
const read = (fields: object) => dynamicSchema.safeParse(row(fields)).data;

describe('a row of what a user did', () => {
  it.each([
    ['1', 'published'],
    ['2', 'liked'],
    ['3', 'followed'],
    ['4', 'collected'],
    [4, 'collected'],
    ['9', 'other'],
    ['constructor', 'other'],
  ])('of type %s tells that they %s', (type, action) => {
    expect(read({ type, articleId: 'a' })).toMatchObject({ action });
  });

  it('holds the row of its article, share, user or tool', () => {
    expect(read({ articleId: 'a', pointInfo: { id: 'a', articleTitle: '标题' } })).toMatchObject({
      kind: 'article',
      target: { articleTitle: '标题' },
    });
    expect(
      read({ circleId: 'c', pointInfo: { id: 'c', picList: '/x;/y;/gimishare/api/v1/unit/getpublickey' } }),
    ).toMatchObject({
      kind: 'share',
      target: { pictures: ['/x', '/y'] },
    });
    expect(read({ focusUserId: 'u', pointInfo: { id: 'u', nickname: '小鹿' } })).toMatchObject({
      kind: 'user',
      target: { nickname: '小鹿' },
    });
    expect(read({ toolId: 't', pointInfo: { id: 't', name: '工具' } })).toMatchObject({
      kind: 'tool',
      target: { name: '工具' },
    });
  });

  it.each([null, undefined, 'gone', {}, { id: 7 }])('tells only the id of a target whose row is %j', (pointInfo) => {
    expect(read({ articleId: 'a', pointInfo })).toMatchObject({ kind: 'article', targetId: 'a', target: null });
  });

  it.each([{ articleId: null }, { type: null, articleId: 'a' }])('is malformed as %j', (fields) =>
    expect(read(fields)).toBeUndefined(),
  );
});
