import { describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { apiUrl, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

startContractApi();

const CONTENT = '希望文章页可以调整字号，现在的字对我来说有点小，看久了很累。';
const HTML = `<p>${CONTENT}</p>`;

const call = async (path: string, headers: Record<string, string> = {}) =>
  envelopeOf(await fetch(apiUrl(path), { headers }));
const list = async (headers?: Record<string, string>) => {
  const { data } = await call('/feedbacks?pageNo=1&pageSize=20', headers);
  return Object(data) as { list: Record<string, unknown>[]; total: number };
};
const send = async (path: string, body: unknown, headers: Record<string, string>) =>
  envelopeOf(await postJson(apiUrl(path), body, headers));

describe('feedback', () => {
  it('is listed for visitors, newest first, in pages', async () => {
    const { list: rows, total } = await list();
    expect(rows).toHaveLength(20);
    expect(total).toBeGreaterThanOrEqual(30);
    const times = rows.map(({ createTime }) => String(createTime));
    expect(times).toEqual([...times].sort().reverse());
    expect(rows.every(({ isLiker }) => isLiker === false)).toBe(true);
  });

  it('of an earlier release has neither html nor a time of its last change', async () => {
    const { list: rows } = await list();
    const { id } = db.feedbacks.find(({ html }) => html === null) ?? {};
    expect(rows.find((row) => row.id === id)).not.toHaveProperty('html');
    expect(rows.find((row) => row.id === id)).not.toHaveProperty('updateTime');
  });

  it('is changed and deleted by its author only', async () => {
    const { id: authorId } = userNamed('demouser');
    const { id } = db.feedbacks.find(({ userId }) => userId === authorId) ?? {};
    const stranger = tokenHeader(userNamed('otheruser'));
    expect(await send('/feedbacks/update', { id, content: CONTENT, html: HTML }, stranger)).toMatchObject({
      code: '9999',
    });
    const refused = await fetch(apiUrl(`/feedbacks/delete?id=${id}`), { headers: stranger });
    expect(refused.status).toBe(403);
    expect(await envelopeOf(refused)).toEqual({ code: '9999', message: 'No permission to edit article' });
    expect(db.feedbacks.find((row) => row.id === id)).not.toMatchObject({ content: CONTENT });
    const own = tokenHeader(userNamed('demouser'));
    expect(await send('/feedbacks/update', { id, content: CONTENT, html: HTML }, own)).toMatchObject({ code: '0' });
    expect(await call(`/feedbacks/delete?id=${id}`, own)).toMatchObject({ code: '0' });
    expect(await call(`/feedbacks/delete?id=${id}`, own)).toMatchObject({ code: '9999' });
  });

  it('has at least twenty characters', async () => {
    const own = tokenHeader(userNamed('demouser'));
    expect(await send('/feedbacks/create', { content: '太短了', html: '<p>太短了</p>' }, own)).toMatchObject({
      code: '-1',
      message: '反馈内容不能少于20个字符',
    });
    expect(await send('/feedbacks/create', { content: CONTENT }, own)).toMatchObject({
      code: '-1',
      message: '参数错误',
    });
  });

  it('takes a reaction once from a member, and none that there is not', async () => {
    const own = tokenHeader(userNamed('demouser'));
    const { id } = (await list(own)).list.find(({ isRocketer }) => !isRocketer) ?? {};
    const attitude = (itemType: string, headers?: Record<string, string>) =>
      call(`/feedbacks/attitude/increase?feedbackId=${String(id)}&itemType=${itemType}`, headers);
    expect(await attitude('5', own)).toMatchObject({ code: '0' });
    expect(await attitude('5', own)).toMatchObject({ code: '-1' });
    expect(await attitude('7', own)).toMatchObject({ code: '-1', message: '参数错误' });
    expect(await attitude('1')).toMatchObject({ code: '9999' });
  });
});
