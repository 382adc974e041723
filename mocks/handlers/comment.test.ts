import { describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import type { Article, User } from '@/mocks/db/tables';
import { apiUrl, articleWhere, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const NOTHING = {
  commentImage: null,
  topId: null,
  replyId: null,
  replyComment: null,
  replyNickname: null,
  replyUserId: null,
};

const quietArticle = () => articleWhere(({ status, userId }) => status === '2' && userId === userNamed('otheruser').id);
const submit = async (viewer: User, body: Record<string, unknown>) =>
  envelopeOf(await postJson(apiUrl('/article/comments/submit'), body, tokenHeader(viewer)));
const remove = async (viewer: User, id: string) =>
  envelopeOf(await fetch(apiUrl(`/article/comments/delete?id=${id}`), { headers: tokenHeader(viewer) }));
const commentsOf = ({ id }: Article) => db.comments.get(id) ?? [];

async function commented() {
  const article = quietArticle();
  db.comments.set(article.id, []);
  const demo = userNamed('demouser');
  const body = { ...NOTHING, articleId: article.id, uid: article.userId, content: '好' };
  expect(await submit(demo, body)).toMatchObject({ code: '0' });
  const [top] = commentsOf(article);
  if (!top) throw new Error('It was not kept');
  return { article, demo, body, top };
}

describe('a comment', () => {
  it('is liked as what it stands below, and has no list of replies while there are none', async () => {
    const { article, demo, top } = await commented();
    const like = async (itemType: string) =>
      envelopeOf(
        await fetch(apiUrl(`/users/agreecomment?commentId=${top.id}&itemType=${itemType}`), {
          headers: tokenHeader(demo),
        }),
      );
    expect(await like('9')).toMatchObject({ code: '-1', message: '参数错误' });
    expect(await like('2')).toMatchObject({ code: '-1', message: '评论不存在' });
    expect(await like('1')).toMatchObject({ code: '0' });
    const { data } = await envelopeOf(await fetch(apiUrl(`/article/comments?articleId=${article.id}`)));
    expect(data).toMatchObject([{ likeCounts: 1, replyCount: 0 }]);
    expect(JSON.stringify(data)).not.toContain('children');
  });

  it('is stored, and the author of the article is notified', async () => {
    const { article, demo, top } = await commented();
    expect(top).toMatchObject({ userId: demo.id, content: '好', topId: null });
    expect(db.notifications[0]).toMatchObject({
      userId: article.userId,
      itemType: '4',
      sourceUserId: demo.id,
      comment: '好',
      isReplyComment: false,
    });
  });

  it.each([
    [{ content: ' \n　' }, '评论内容不能为空'],
    [{ uid: undefined }, '参数错误'],
    [{ uid: '3f0a9c41b27d5e83' }, '参数错误'],
    [{ replyNickname: undefined }, '参数错误'],
    [{ articleId: 'none' }, '文章不存在'],
    [{ content: '长'.repeat(256) }, '提交失败'],
    [{ commentImage: 'javascript:alert(1)' }, '上传图片格式不正确'],
    [{ topId: 'none', replyId: 'none' }, '评论不存在'],
  ])('with %j is refused', async (part, message) => {
    const { demo, body } = await commented();
    expect(await submit(demo, { ...body, ...part })).toMatchObject({ code: '-1', message });
  });

  it('in reply to another is added to its thread with its addressee, and deleted with the replies to it', async () => {
    const { article, body, top } = await commented();
    const other = userNamed('otheruser');
    const answer = { ...body, uid: top.userId, topId: top.id, replyId: top.id, replyComment: top.content };
    expect(await submit(other, { ...answer, content: '谢谢' })).toMatchObject({ code: '0' });
    expect(commentsOf(article)[1]).toMatchObject({ topId: top.id, replyComment: '好' });
    expect(db.notifications[0]).toMatchObject({ userId: top.userId, isReplyComment: true });

    const reply = commentsOf(article)[1];
    const again = { ...answer, uid: reply?.userId, replyId: reply?.id, replyComment: '谢谢', content: '不客气' };
    expect(await submit(userNamed('demouser'), again)).toMatchObject({ code: '-1', message: '参数错误' });
    const whole = { ...again, replyNickname: other.nickname, replyUserId: other.id };
    expect(await submit(userNamed('demouser'), whole)).toMatchObject({ code: '0' });
    const { data } = await envelopeOf(await fetch(apiUrl(`/article/comments?articleId=${article.id}`)));
    expect(data).toMatchObject([{ content: '好', children: [{ content: '不客气' }, { content: '谢谢' }] }]);

    expect(await remove(other, reply?.id ?? '')).toMatchObject({ code: '0' });
    expect(commentsOf(article)).toEqual([top]);
  });

  it('is deleted with its replies by its author or the author of the article, and by nobody else', async () => {
    const { article, demo, body, top } = await commented();
    const answer = { ...body, uid: demo.id, topId: top.id, replyId: top.id, replyComment: '好', content: '也好' };
    await submit(demo, answer);
    const stranger = [...db.users.values()].find(({ id }) => id !== demo.id && id !== article.userId);
    if (!stranger) throw new Error('Nobody else is there');
    expect(await remove(stranger, top.id)).toMatchObject({ code: '9999' });
    expect(await remove(demo, top.id)).toMatchObject({ code: '0' });
    expect(commentsOf(article)).toEqual([]);
    expect(await remove(demo, top.id)).toMatchObject({ code: '-1', message: '评论不存在' });
    await submit(demo, body);
    expect(await remove(userNamed('otheruser'), commentsOf(article)[0]?.id ?? '')).toMatchObject({ code: '0' });
  });
});
