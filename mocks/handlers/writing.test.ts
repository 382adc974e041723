import { describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { apiUrl, articleWhere, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const get = async (path: string, headers: Record<string, string> = {}) =>
  envelopeOf(await fetch(apiUrl(path), { headers }));

const foreignArticle = () => {
  const demo = userNamed('demouser');
  return articleWhere(
    ({ userId, status, id }) =>
      userId !== demo.id && status === '2' && !db.likes.has(demo.id, id) && !db.collects.has(demo.id, id),
  );
};

describe('a toggle', () => {
  it.each([
    ['agreearticle', 'unagreearticle', '重复点赞', '还未点赞'],
    ['collectarticle', 'uncollectarticle', '用户已收藏', '还未收藏'],
  ])('%s sets the link until it is undone, and refuses to set it twice', async (on, off, repeated, missing) => {
    const { id, userId } = foreignArticle();
    const headers = tokenHeader(userNamed('demouser'));
    const query = `?articleId=${id}&uid=${userId}`;
    const before = db.likes.countTo(id) + db.collects.countTo(id);
    expect(await get(`/users/${off}${query}`, headers)).toMatchObject({ code: '-1', message: missing });
    expect(await get(`/users/${on}${query}`, headers)).toMatchObject({ code: '0' });
    expect(await get(`/users/${on}${query}`, headers)).toMatchObject({ code: '-1', message: repeated });
    expect(db.likes.countTo(id) + db.collects.countTo(id)).toBe(before + 1);
    expect(await get(`/users/${off}${query}`, headers)).toMatchObject({ code: '0' });
    expect(db.likes.countTo(id) + db.collects.countTo(id)).toBe(before);
  });

  it('is refused without uid and for visitors', async () => {
    const { id, userId } = foreignArticle();
    const headers = tokenHeader(userNamed('demouser'));
    expect(await get(`/users/agreearticle?articleId=${id}`, headers)).toMatchObject({ code: '-1' });
    expect(await get(`/users/agreearticle?articleId=${id}&uid=${userId}`)).toMatchObject({ code: '9999' });
    expect(await get(`/users/agreearticle?articleId=none&uid=${userId}`, headers)).toMatchObject({
      message: '文章不存在',
    });
  });

  it('that is taken back and set again notifies no second time', async () => {
    const { id, userId } = foreignArticle();
    const headers = tokenHeader(userNamed('demouser'));
    db.notifications = [];
    for (const call of ['agreearticle', 'unagreearticle', 'agreearticle', 'collectarticle'])
      await get(`/users/${call}?articleId=${id}&uid=${userId}`, headers);
    expect(db.notifications.map(({ itemType }) => itemType)).toEqual(['2', '1']);
  });

  it('notifies the author, once', async () => {
    const article = foreignArticle();
    const author = db.users.get(article.userId);
    if (!author) throw new Error('An article without an author');
    db.notifications = [];
    await get(`/users/agreearticle?articleId=${article.id}&uid=${author.id}`, tokenHeader(userNamed('demouser')));
    const headers = tokenHeader(author);
    expect((await get('/messages/count', headers)).data).toMatchObject({ allCount: 1, agreeCount: 1 });
    const page = await envelopeOf(
      await postJson(apiUrl('/messages'), { pageNo: 1, pageSize: 10, itemType: '1' }, headers),
    );
    expect(page.data).toMatchObject({ total: 1, list: [{ haveRead: '0', articleTitle: article.articleTitle }] });
    expect((await get('/messages/count', headers)).data).toMatchObject({ allCount: 0 });
  });
});

describe('following', () => {
  it('flips for the follower and refuses repetition and oneself', async () => {
    const [demo, other] = [userNamed('demouser'), userNamed('otheruser')];
    db.follows.delete(demo.id, other.id);
    const headers = tokenHeader(demo);
    const follows = async () => (await get(`/users/isfocususer?focusId=${other.id}`, headers)).data;
    expect(await follows()).toBe(false);
    expect(await get(`/users/focususer?focusId=${other.id}`, headers)).toMatchObject({ code: '0' });
    expect(await follows()).toBe(true);
    expect(await get(`/users/focususer?focusId=${other.id}`, headers)).toMatchObject({ code: '-1', message: '已关注' });
    expect(await get(`/users/focususer?focusId=${demo.id}`, headers)).toMatchObject({ code: '-1' });
    expect(await get(`/users/unfocususer?focusId=${other.id}`, headers)).toMatchObject({ code: '0' });
    expect(await follows()).toBe(false);
    expect((await get(`/users/isfocususer?focusId=${other.id}`)).data).toBe(false);
  });
});

describe('the history', () => {
  it('keeps the entry of an article that was deleted, without its fields', async () => {
    const { id, userId } = foreignArticle();
    const headers = tokenHeader(userNamed('demouser'));
    await postJson(apiUrl('/history/generate'), { uid: userId, articleId: id }, headers);
    const author = db.users.get(userId);
    if (!author) throw new Error('An article without an author');
    await get(`/articles/deletearticle?id=${id}`, tokenHeader(author));
    const { data } = await get('/history?pageNo=1&pageSize=1', headers);
    expect(data).toMatchObject({ list: [{ articleId: id, articleTitle: null, description: null, viewCounts: null }] });
  });

  it('keeps one entry an article, newest first, with the day it was read', async () => {
    const demo = userNamed('demouser');
    const headers = tokenHeader(demo);
    const { id, userId } = foreignArticle();
    for (let visit = 0; visit < 2; visit += 1) {
      await postJson(apiUrl('/history/generate'), { uid: userId, articleId: id }, headers);
    }
    const { data } = await get('/history?pageNo=1&pageSize=100', headers);
    const rows: { id: string; articleId: string; date: string }[] = Object(data).list;
    expect(rows[0]?.articleId).toBe(id);
    expect(rows.filter(({ articleId }) => articleId === id)).toHaveLength(1);
    expect(rows.every(({ date }) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true);
    expect(await get(`/history/delete?id=${rows[0]?.id}`, headers)).toMatchObject({ code: '0' });
    expect(await get(`/history/delete?id=${rows[0]?.id}`, headers)).toMatchObject({ code: '9999' });
  });
});
