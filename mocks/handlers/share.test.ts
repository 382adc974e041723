import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMMENT_RULES } from '@/lib/domain/comment/comment-rules';
import {
  deleteComment,
  listComments,
  listLatestComments,
  submitComment,
  type NewComment,
} from '@/lib/domain/comment/api';
import * as share from '@/lib/domain/share/api';
import { SHARE_BLOCKS } from '@/lib/domain/share/blocks';
import { SHARE_MAX_IMAGES, SHARE_MAX_LENGTH } from '@/lib/domain/share/share-limits';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { db } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';
import { apiUrl, envelopeOf, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueToken } from './access';

const signIn = (user: User) => vi.stubGlobal('document', { cookie: `${TOKEN_COOKIE}=${issueToken(user)}` });
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = (name = 'a.png') => new File([PNG], name, { type: 'image/png' });
const demo = () => userNamed('demouser');
const other = () => userNamed('otheruser');

startContractApi();
afterEach(() => {
  vi.unstubAllGlobals();
});

const NO_REPLY = { topId: null, replyId: null, replyComment: null, replyNickname: null, replyUserId: null };
const comment = (circleId: string, uid: string, content: string, reply: Partial<NewComment> = {}) =>
  submitComment('share', { ...NO_REPLY, ...reply, uid, content, ...{ circleId } });

const page = (pageNo: number, pageSize = 20, block?: string) => share.listShares({ pageNo, pageSize, block });
const newest = async () => {
  const [row] = (await page(1)).list;
  if (!row) throw new Error('There is no share');
  return row;
};
async function publish(user: User, content: string) {
  signIn(user);
  await share.createShare({ content, block: '2', images: [] });
  return newest();
}

describe('shares', () => {
  it('are listed for everyone, newest first, each once over the pages', async () => {
    const first = await page(1, 100);
    const second = await page(2, 100);
    expect(first.total).toBe(200);
    const rows = [...first.list, ...second.list];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(200);
    const times = rows.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().reverse());
    expect(rows.every(({ isLiker, likers }) => !isLiker && Number(likers?.length) <= 5)).toBe(true);
    expect((await page(3, 100)).list).toEqual([]);
  });

  it('are listed by block', async () => {
    for (const { id } of SHARE_BLOCKS) {
      const { list, total } = await page(1, 200, id);
      expect(total).toBeGreaterThan(10);
      expect(list.every(({ block }) => block === id)).toBe(true);
    }
  });

  it('are read one by one, with the pictures of their list', async () => {
    const row = (await page(1, 200)).list.find(({ pictures }) => pictures.length > 1);
    expect(await share.getShare(row?.id ?? '')).toEqual(row);
    expect(await share.getShare('3f0a9c41b27d5e83')).toBeNull();
  });

  it('are published with up to three pictures, which can be opened', async () => {
    signIn(demo());
    await share.createShare({ content: '三张图', block: '6', images: [picture(), picture('b.png'), picture('c.png')] });
    const { pictures, ...row } = await newest();
    expect(row).toMatchObject({ content: '三张图', block: '6', userId: demo().id });
    expect(pictures).toHaveLength(SHARE_MAX_IMAGES);
    expect((await fetch(pictures[0] ?? '')).headers.get('content-type')).toBe('image/png');
  });

  it('have at most 512 characters, an emoji being one', async () => {
    signIn(demo());
    const content = '😀'.repeat(SHARE_MAX_LENGTH);
    await share.createShare({ content, block: '1', images: [] });
    expect((await newest()).content).toBe(content);
    await expect(share.createShare({ content: `${content}.`, block: '1', images: [] })).rejects.toThrow('512');
  });

  it.each([
    ['nothing but blanks', ' \n　', [], '内容不能为空'],
    ['a program that is called a picture', '看图', [new File(['MZ'], 'a.png')], '格式不正确'],
    ['a fourth picture', '看图', Array.from({ length: 4 }, () => picture()), '没有收到回应'],
  ])('of %s are refused', async (_what, content, images, message) => {
    signIn(demo());
    await expect(share.createShare({ content, block: '1', images })).rejects.toThrow(message);
    expect((await page(1)).total).toBe(200);
  });

  it('are published, liked and deleted by members only', async () => {
    const { id, userId } = await newest();
    for (const act of [
      () => share.createShare({ content: '匿名', block: '1', images: [] }),
      () => share.likeShare(id, userId, true),
      () => share.deleteShare(id),
    ])
      await expect(act()).rejects.toMatchObject({ kind: 'unauthorised' });
  });

  it('are deleted by their author only, with their comments and likes', async () => {
    const { id } = await publish(demo(), '会被删掉');
    signIn(other());
    await comment(id, demo().id, '沙发');
    await share.likeShare(id, demo().id, true);
    await expect(share.deleteShare(id)).rejects.toMatchObject({ kind: 'unauthorised' });
    signIn(demo());
    await share.deleteShare(id);
    expect(await share.getShare(id)).toBeNull();
    expect(await listComments({ kind: 'share', id })).toEqual([]);
    expect(db.shareLikes.countTo(id)).toBe(0);
    // A deleted share is refused like another's.
    await expect(share.deleteShare(id)).rejects.toMatchObject({ kind: 'unauthorised', status: 401 });
  });

  it('that a member likes are told to the author once, and listed', async () => {
    const { id } = await publish(demo(), '点个赞');
    const liker = other();
    signIn(liker);
    await share.likeShare(id, demo().id, true);
    await expect(share.likeShare(id, demo().id, true)).rejects.toThrow('重复点赞');
    expect(await newest()).toMatchObject({ isLiker: true, likeCount: 1, likers: [{ id: liker.id }] });
    await share.likeShare(id, demo().id, false);
    await expect(share.likeShare(id, demo().id, false)).rejects.toThrow('还未点赞');
    await share.likeShare(id, demo().id, true);
    expect((await share.listLikedShares(liker.id))[0]?.id).toBe(id);
    expect(db.notifications.filter(({ circleId }) => circleId === id)).toMatchObject([
      { userId: demo().id, itemType: '1', sourceUserId: liker.id },
    ]);
  });

  it('cannot be liked without the user to notify', async () => {
    const { id } = await newest();
    const answer = await fetch(apiUrl(`/shares/agree?id=${id}`), { headers: tokenHeader(demo()) });
    expect(await envelopeOf(answer)).toMatchObject({ code: '-1', message: '参数错误' });
  });
});

describe('the comments below a share', () => {
  it('are written and answered, and told to who is answered', async () => {
    const { id } = await publish(demo(), '来聊');
    signIn(other());
    await comment(id, demo().id, '第一条');
    const [top] = await listComments({ kind: 'share', id });
    signIn(demo());
    const topId = top?.id ?? '';
    await comment(id, other().id, '回你', { topId, replyId: topId, replyComment: '第一条' });
    expect(await listComments({ kind: 'share', id })).toMatchObject([
      { content: '第一条', replyCount: 1, children: [{ content: '回你', replyComment: '第一条' }] },
    ]);
    expect(await newest()).toMatchObject({ commentCount: 2 });
    expect(db.notifications[0]).toMatchObject({ userId: other().id, circleId: id, isReplyComment: true });
  });

  it('have at most 255 characters', async () => {
    const { id, userId } = await newest();
    signIn(demo());
    const { maxLength = 0 } = COMMENT_RULES.share;
    await comment(id, userId, '长'.repeat(maxLength));
    await expect(comment(id, userId, '长'.repeat(maxLength + 1))).rejects.toThrow('255');
  });

  it('are deleted by their author, and by the owner of the share', async () => {
    const { id } = await publish(demo(), '删评论');
    signIn(other());
    await comment(id, demo().id, '一');
    await comment(id, demo().id, '二');
    const [second, first] = await listComments({ kind: 'share', id });
    await deleteComment('share', first?.id ?? '');
    signIn(demo());
    await deleteComment('share', second?.id ?? '');
    expect(await listComments({ kind: 'share', id })).toEqual([]);
  });

  it('are listed in short: the latest five, and the number of all', async () => {
    const row = (await page(1, 200)).list.find(({ commentCount }) => (commentCount ?? 0) >= 40);
    const { list, total } = await listLatestComments(row?.id ?? '');
    expect(list).toHaveLength(5);
    expect(total).toBe(row?.commentCount);
    const tree = await listComments({ kind: 'share', id: row?.id ?? '' });
    expect(list.map(({ id }) => id)).toEqual(tree.slice(0, 5).map(({ id }) => id));
    const answer = await fetch(apiUrl(`/sharecircle/comments/simplecomments?circleId=${row?.id}`));
    // Here the count of likes has another name, and there are no replies.
    expect(Object((await envelopeOf(answer)).data).list).toMatchObject(
      tree.slice(0, 5).map(({ job, replyCount, likeCounts }) => ({
        job: job || null,
        replyCount,
        likeCount: likeCounts,
        isLiker: false,
      })),
    );
  });
});

it('the page of a link is told with its title', async () => {
  expect(await share.getLinkInfo('https://example.com/a')).toMatchObject({ url: 'https://example.com/a' });
  await expect(share.getLinkInfo('https://nowhere.invalid/')).rejects.toThrow('获取链接信息失败');
});
