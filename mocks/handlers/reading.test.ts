import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  listArticles,
  listArticlesOfUser,
  listAuthorArticles,
  listRelatedArticles,
  visitArticle,
} from '@/lib/domain/article/api';
import { listComments } from '@/lib/domain/comment/api';
import { listFriendLinks } from '@/lib/domain/friend-link/api';
import { getNotificationCounts } from '@/lib/domain/notification/api';
import { searchArticles, searchUsers } from '@/lib/domain/search/api';
import { getSessionUser } from '@/lib/domain/session/api';
import { getActionCounts, getUser, getUserCounts, listFollowed, listRankedAuthors } from '@/lib/domain/user/api';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { parseApiTime } from '@/lib/utils/time';
import { db, resetDb } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';
import { apiUrl, articleWhere, envelopeOf, postJson, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueToken } from './access';

const signIn = (user: User, lifetime?: number) =>
  vi.stubGlobal('document', { cookie: `${TOKEN_COOKIE}=${issueToken(user, lifetime)}` });

startContractApi();
beforeAll(() => resetDb({ articles: 60, articlesDir: null }));
afterEach(() => vi.unstubAllGlobals());
afterAll(() => resetDb({ articles: 0, articlesDir: null }));

const feed = (category: string, sort: 'new' | 'hot' = 'new', pageNo = 1, pageSize = 1000) =>
  listArticles({ category, sort, pageNo, pageSize });

describe('the feed', () => {
  it('lists every published article once over its pages, newest first', async () => {
    const warn = vi.spyOn(console, 'warn');
    const whole = await feed('all');
    const pages = [await feed('all', 'new', 1, 40), await feed('all', 'new', 2, 40), await feed('all', 'new', 3, 40)];
    expect(pages.flatMap(({ list }) => list)).toEqual(whole.list);
    expect(whole.total).toBe([...db.articles.values()].filter(({ status }) => status === '2').length);
    expect(whole.list).toHaveLength(whole.total);
    const times = whole.list.map(({ createTime }) => parseApiTime(createTime));
    expect(times).toEqual([...times].sort((one, other) => (other ?? 0) - (one ?? 0)));
    expect(warn).not.toHaveBeenCalled();
  });

  it('narrows to a category and sorts by interest', async () => {
    const [life, hot] = [await feed('1'), await feed('all', 'hot')];
    expect(life.list.length).toBeGreaterThan(0);
    expect(life.list.every(({ category }) => category === '1')).toBe(true);
    expect(hot.list.map(({ id }) => id).sort()).toEqual((await feed('all')).list.map(({ id }) => id).sort());
    expect(hot.list).not.toEqual((await feed('all')).list);
  });

  it('shows a member the articles of those they follow, and refuses visitors', async () => {
    await expect(feed('focus')).rejects.toMatchObject({ kind: 'unauthorised', status: 401 });
    const demo = userNamed('demouser');
    const author = articleWhere(({ userId, status }) => userId !== demo.id && status === '2').userId;
    db.follows.set(demo.id, author, Date.now());
    signIn(demo);
    const { list } = await feed('focus');
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ userId }) => db.follows.has(demo.id, userId))).toBe(true);
    // Rows of old articles lack the field.
    expect(new Set(list.map(({ isAuthorFollowed }) => isAuthorFollowed))).toEqual(new Set([true, null]));
  });

  it('does not lift pinned articles; the list of their author does', async () => {
    const pinned = articleWhere(({ status, createTime }) => status === '2' && createTime < Date.now() - 1e9);
    pinned.topTimeStap = Date.now();
    expect((await feed('all')).list[0]?.id).not.toBe(pinned.id);
    const [first] = (await listArticlesOfUser({ userId: pinned.userId, pageNo: 1, pageSize: 10 })).list;
    expect(first).toMatchObject({ id: pinned.id, pinned: true });
  });
});

describe('an article', () => {
  it('counts a view at each visit and tells the number before it', async () => {
    const { id, viewCounts } = articleWhere(({ status }) => status === '2');
    expect((await visitArticle(id))?.viewCounts).toBe(viewCounts);
    expect((await visitArticle(id))?.viewCounts).toBe(viewCounts + 1);
    expect(db.articles.get(id)?.viewCounts).toBe(viewCounts + 2);
  });

  it('is null for an unknown id', async () => {
    expect(await visitArticle('3f0a9c41b27d5e83')).toBeNull();
  });

  it('awaiting review is shown to its author alone, in the list too', async () => {
    const article = articleWhere(({ status }) => status === '2');
    article.status = '1';
    const author = db.users.get(article.userId);
    if (!author) throw new Error('An article without an author');
    const own = async () =>
      (await listArticlesOfUser({ userId: author.id, pageNo: 1, pageSize: 50 })).list.map(({ id }) => id);
    expect(await visitArticle(article.id)).toBeNull();
    expect(await own()).not.toContain(article.id);
    signIn(author);
    expect(await visitArticle(article.id)).toMatchObject({ id: article.id, status: 'pending' });
    expect(await own()).toContain(article.id);
  });

  it('carries the flags of who is looking; a bad token counts as none', async () => {
    const demo = userNamed('demouser');
    const { id } = articleWhere(({ status, userId }) => status === '2' && userId !== demo.id);
    db.likes.set(demo.id, id, Date.now());
    db.collects.set(demo.id, id, Date.now());
    expect(await visitArticle(id)).toMatchObject({ isLiker: false, isCollected: false });
    signIn(demo, -1);
    expect(await visitArticle(id)).toMatchObject({ isLiker: false, isCollected: false });
    signIn(demo);
    expect(await visitArticle(id)).toMatchObject({ isLiker: true, isCollected: true });
  });

  it('comes with others that share its tags, and others by its author', async () => {
    const article = articleWhere(({ articleTitle }) => articleTitle.endsWith('（1）'));
    articleWhere(({ articleTitle }) => articleTitle.endsWith('（2）')).tag = `${article.tag};own`;
    const related = await listRelatedArticles({ articleId: article.id, tags: article.tag.split(';') });
    expect(related.length).toBeGreaterThan(0);
    for (const { id, tags } of related) {
      expect(id).not.toBe(article.id);
      expect(tags.some((tag) => article.tag.split(';').includes(tag))).toBe(true);
    }
    const others = await listAuthorArticles({ articleId: article.id, userId: article.userId });
    expect(others.every(({ id, userId }) => userId === article.userId && id !== article.id)).toBe(true);
  });

  it('has a discussion of two levels, newest first, that adds up to its count', async () => {
    const busiest = [...db.comments]
      .filter(([subjectId]) => db.articles.has(subjectId))
      .sort((one, other) => other[1].length - one[1].length)[0];
    const [articleId, rows] = busiest ?? ['', []];
    const tree = await listComments({ kind: 'article', id: articleId });
    expect(tree.length + tree.flatMap(({ children }) => children).length).toBe(rows.length);
    expect(tree.every(({ replyCount, children }) => replyCount === children.length)).toBe(true);
    expect(tree.flatMap(({ id, children }) => children.filter(({ topId }) => topId !== id))).toEqual([]);
    const times = tree.map(({ createTime }) => createTime);
    expect(times).toEqual([...times].sort().reverse());
    expect((await visitArticle(articleId))?.commentCounts).toBe(rows.length);
  });
});

describe('people', () => {
  it('have earned what the query asks for, although the call is a POST', async () => {
    const { id } = userNamed('demouser');
    const ask = async (query: string, body: unknown) =>
      envelopeOf(await postJson(apiUrl(`/statistics/actioncounts${query}`), body));
    expect(await ask('', { userId: id })).toMatchObject({ code: '-1', message: '参数错误' });
    expect(await ask(`?userId=${id}`, {})).toMatchObject({ data: { articleTotal: expect.any(Number) } });
  });

  it('have a profile and counts; unknown ones are null', async () => {
    const demo = userNamed('demouser');
    expect(await getUser(demo.id)).toMatchObject({ nickname: demo.nickname, exp: demo.exp });
    expect(await getUser('3f0a9c41b27d5e83')).toBeNull();
    expect((await getUserCounts(demo.id)).fansCount).toBe(db.follows.countTo(demo.id));
    expect((await listFollowed(demo.id)).map(({ id }) => id)).toEqual(db.follows.targets(demo.id).map(([id]) => id));
    expect((await getActionCounts(demo.id)).articleTotal).toBe(
      (await listArticlesOfUser({ userId: demo.id, pageNo: 1, pageSize: 50 })).total,
    );
  });

  it('are ranked over pages without repeats', async () => {
    const pages = [
      await listRankedAuthors({ pageNo: 1, pageSize: 10 }),
      await listRankedAuthors({ pageNo: 2, pageSize: 10 }),
    ];
    const ids = pages.flat().map(({ id }) => id);
    expect(pages[0]).toHaveLength(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await listRankedAuthors({ pageNo: 99, pageSize: 50 })).toEqual([]);
  });

  it('who are signed in get their own profile and unread counts', async () => {
    await expect(getSessionUser()).rejects.toMatchObject({ kind: 'unauthorised', status: 401 });
    const demo = userNamed('demouser');
    signIn(demo);
    expect(await getSessionUser()).toMatchObject({ id: demo.id, username: 'demouser', hasSigned: false });
    const counts = await getNotificationCounts();
    expect(counts.allCount).toBeGreaterThan(0);
    const { likeCount, collectCount, followCount, commentCount, noticeCount, imCount } = counts;
    const kinds = [likeCount, collectCount, followCount, commentCount, noticeCount, imCount];
    expect(kinds.map(Number).reduce((sum, count) => sum + count)).toBe(counts.allCount);
  });
});

describe('search', () => {
  it('finds articles by words of their titles and names the words', async () => {
    const wanted = articleWhere(({ status }) => status === '2');
    wanted.articleTitle = '给 Zebra 写一份 Quagga 说明';
    const { list, keywords, total } = await searchArticles({ value: 'quagga zebra', pageNo: 1 });
    expect(keywords).toEqual(['quagga', 'zebra']);
    expect(list.map(({ id }) => id)).toEqual([wanted.id]);
    expect(total).toBe(1);
    expect((await searchArticles({ value: 'a1 b2 c3 d4', pageNo: 1 })).keywords).toHaveLength(3);
  });

  it('finds people, and nothing for nonsense', async () => {
    const { list } = await searchUsers({ value: '松鼠', pageNo: 1 });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ nickname }) => nickname.includes('松鼠'))).toBe(true);
    expect(await searchArticles({ value: 'qqzzxxvv', pageNo: 1 })).toMatchObject({ list: [], total: 0 });
  });
});

it('the footer has friend links', async () => {
  expect(await listFriendLinks()).toEqual(db.friendLinks);
});
