import { describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { apiUrl, articleWhere, controlUrl, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const article = {
  articleTitle: '标题',
  content: '# 正文',
  html: '<h1>正文</h1>',
  category: '2',
  tag: 'qd;性能优化',
  description: '描述',
  coverImage: '',
  linkUrl: '',
  theme: 'juejin',
  codeStyle: 'github',
};
const asDemo = () => tokenHeader(userNamed('demouser'));
const post = async (path: string, body: unknown, headers = asDemo()) =>
  envelopeOf(await postJson(apiUrl(path), body, headers));
const get = async (path: string, headers: Record<string, string> = asDemo()) =>
  envelopeOf(await fetch(apiUrl(path), { headers }));
const created = () => articleWhere(({ articleTitle }) => articleTitle === article.articleTitle);
const moderate = (id: string, status: string) => postJson(controlUrl(`/articles/${id}/status`), { status });

describe('writing an article', () => {
  it('leaves it pending review, and notifies its author after the review', async () => {
    expect(await post('/articles/createarticle', article)).toMatchObject({ code: '0', data: null });
    const { id, userId } = created();
    expect(created()).toMatchObject({ status: '1', content: article.content, html: article.html, theme: 'juejin' });
    expect((await get(`/articles/articleinfo?id=${id}`, {})).data).toBeNull();
    await moderate(id, '2');
    expect((await get(`/articles/articleinfo?id=${id}`, {})).data).toMatchObject({ articleTitle: '标题' });
    expect(db.notifications[0]).toMatchObject({ userId, itemType: '5', content: expect.stringContaining('审核通过') });
    await moderate(id, '3');
    expect(db.notifications[0]?.content).toBe('你的文章《标题》审核不通过');
  });

  it.each([
    ['请输入文章标题', { articleTitle: ' ' }],
    ['请输入文章内容', { content: '' }],
    ['请选择文章分类', { category: '9' }],
    ['请输入标签', { tag: '' }],
    ['最多选择 4 个标签', { tag: 'a;b;c;d;e' }],
    ['请输入文章描述', { description: '' }],
    ['文章描述不能超过 255 字', { description: '字'.repeat(256) }],
    ['原文链接格式不正确', { linkUrl: 'javascript:alert(1)' }],
    ['参数错误', { html: undefined }],
  ])('is refused with "%s"', async (message, change) => {
    const count = db.articles.size;
    expect(await post('/articles/createarticle', { ...article, ...change })).toMatchObject({ code: '-1', message });
    expect(db.articles.size).toBe(count);
  });

  it('needs a session', async () => {
    expect(await post('/articles/createarticle', article, {})).toMatchObject({ code: '9999' });
  });

  it('changes only for its author, and an empty field changes nothing', async () => {
    await post('/articles/createarticle', { ...article, linkUrl: 'https://a.example/' });
    const { id } = created();
    const other = tokenHeader(userNamed('otheruser'));
    expect(await post('/articles/updatearticle', { ...article, id }, other)).toMatchObject({ code: '9999' });
    expect(await get(`/articles/mdinfo?id=${id}`, other)).toMatchObject({ code: '9999' });
    expect(await post('/articles/updatearticle', { ...article, id: 'none' })).toMatchObject({ message: '文章不存在' });
    expect(await post('/articles/updatearticle', { ...article, id, content: '新' })).toMatchObject({ code: '0' });
    expect((await get(`/articles/mdinfo?id=${id}`)).data).toMatchObject({
      articleTitle: '标题',
      content: '新',
      tag: 'qd;性能优化',
      linkUrl: 'https://a.example/',
    });
  });
});

describe('custom tags', () => {
  const names = async () => {
    const { data } = await get('/tag');
    return Array.isArray(data) ? data.map((row: { tagName: string }) => row.tagName) : [];
  };

  it('are the member’s own, each once in its category', async () => {
    expect(await names()).toEqual(expect.arrayContaining(['性能优化', '骑行']));
    expect(await post('/tag/create', { pid: '2', tagName: '渲染' })).toMatchObject({
      code: '0',
      message: '新增标签成功',
    });
    expect(await post('/tag/create', { pid: '2', tagName: '渲染' })).toMatchObject({
      code: '-1',
      message: '标签已存在',
    });
    expect(await names()).toContain('渲染');
    expect((await get('/tag', tokenHeader(userNamed('otheruser')))).data).toHaveLength(2);
  });

  it('are refused without category or a proper name', async () => {
    expect(await post('/tag/create', { tagName: '渲染' })).toMatchObject({ message: '请选择标签所属分类' });
    expect(await post('/tag/create', { pid: '2', tagName: '' })).toMatchObject({ message: '请输入标签名称' });
    expect(await get('/tag', {})).toMatchObject({ code: '9999' });
  });

  it('are deleted by their owner only', async () => {
    const tag = db.customTags[0];
    expect(await get(`/tag/delete?id=${tag?.id}`, tokenHeader(userNamed('otheruser')))).toMatchObject({ code: '9999' });
    expect(await get(`/tag/delete?id=${tag?.id}`)).toMatchObject({ code: '0' });
    expect(await names()).not.toContain('性能优化');
    expect(await names()).toContain('骑行');
  });
});

describe('addresses from elsewhere', () => {
  it('are copied in order; one that cannot be fetched has an empty answer', async () => {
    const { data } = await post('/upload/analyzeHttp', {
      urls: ['https://a.example/1.png', 'https://b.invalid/2.png'],
    });
    expect(data).toEqual([expect.stringContaining('/uploads/'), '']);
    expect(await post('/upload/analyzeHttp', { urls: ['https://a.example/'] }, {})).toMatchObject({ code: '9999' });
    expect(await post('/upload/analyzeHttp', {})).toMatchObject({ code: '-1' });
  });

  it('are looked up for their title', async () => {
    const found = await get('/unit/linkinfo?url=https%3A%2F%2Fa.example%2Fx', {});
    expect(found.data).toMatchObject({ title: expect.any(String), url: 'https://a.example/x' });
    expect(await get('/unit/linkinfo?url=nonsense', {})).toMatchObject({ code: '-1' });
  });
});
