import { describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { apiUrl, articleWhere, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const author = () => userNamed('demouser');
const own = () => articleWhere(({ userId }) => userId === author().id);
const get = async (path: string) => envelopeOf(await fetch(apiUrl(path), { headers: tokenHeader(author()) }));
const exported = (articleId: string, exportType: string) =>
  postJson(apiUrl('/articles/export'), { articleId, exportType }, tokenHeader(author()));

describe('an author with an article of their own', () => {
  it('pins it once, and unpins it once', async () => {
    const { id } = own();
    const before = db.articles.get(id);
    if (before) before.topTimeStap = null;
    const pin = (type: string) => get(`/articles/operateTop?articleId=${id}&type=${type}`);
    expect(await pin('set')).toMatchObject({ code: '0' });
    expect(await pin('set')).toMatchObject({ code: '-1', message: '文章已置顶' });
    expect(db.articles.get(id)?.topTimeStap).toEqual(expect.any(Number));
    expect(await pin('unset')).toMatchObject({ code: '0' });
    expect(db.articles.get(id)?.topTimeStap).toBeNull();
    expect(await pin('other')).toMatchObject({ code: '-1' });
  });

  it('deletes it with its comments, likes and other links', async () => {
    const { id } = own();
    expect(await get(`/articles/deletearticle?id=${id}`)).toMatchObject({ code: '0', message: '删除成功' });
    expect([db.articles.has(id), db.comments.has(id), db.likes.countTo(id), db.collects.countTo(id)]).toEqual([
      false,
      false,
      0,
      0,
    ]);
    expect(await get(`/articles/deletearticle?id=${id}`)).toMatchObject({ code: '-1', message: '文章不存在' });
  });

  it.each([
    ['md', 'text/markdown; charset=utf-8', (article: { content: string }) => article.content.slice(0, 40)],
    ['html', 'text/html; charset=utf-8', () => '<html lang="zh-CN">'],
    ['pdf', 'application/pdf', () => '%PDF-'],
  ])('exports it as %s, named after its title', async (exportType, contentType, start) => {
    const article = own();
    const response = await exported(article.id, exportType);
    expect(response.headers.get('content-type')).toBe(contentType);
    const name = decodeURIComponent(response.headers.get('content-disposition')?.split("''")[1] ?? '');
    expect(name).toBe(`${[...article.articleTitle].slice(0, 20).join('')}.${exportType}`);
    expect(await response.text()).toContain(start(article));
  });
});

describe('the article of somebody else', () => {
  const foreign = () => articleWhere(({ userId, status }) => userId !== author().id && status === '2');

  it.each(['/articles/operateTop?type=set&articleId=', '/articles/deletearticle?id='])(
    'is not changed by %s',
    async (path) => {
      const { id } = foreign();
      expect(await get(`${path}${id}`)).toMatchObject({ code: '9999' });
      expect(db.articles.has(id)).toBe(true);
    },
  );

  it('is not exported, nor anything without a session', async () => {
    expect(await envelopeOf(await exported(foreign().id, 'md'))).toMatchObject({ code: '9999' });
    expect((await postJson(apiUrl('/articles/export'), { articleId: own().id, exportType: 'md' })).status).toBe(401);
    expect(await envelopeOf(await exported(own().id, 'docx'))).toMatchObject({ code: '-1' });
  });
});
