import { describe, expect, it } from 'vitest';
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

  it('is written, changed and deleted by its author only', async () => {
    const own = tokenHeader(userNamed('demouser'));
    const stranger = tokenHeader(userNamed('otheruser'));
    expect(await send('/feedbacks/create', { content: CONTENT, html: HTML }, own)).toMatchObject({ code: '0' });
    const id = String((await list()).list[0]?.id);
    expect(await send('/feedbacks/update', { id, content: CONTENT, html: HTML }, stranger)).toMatchObject({
      code: '9999',
    });
    expect(await call(`/feedbacks/delete?id=${id}`, stranger)).toMatchObject({ code: '9999' });
    const changed = { id, content: `${CONTENT}补充`, html: '<p>补充</p>' };
    expect(await send('/feedbacks/update', changed, own)).toMatchObject({ code: '0' });
    expect((await list()).list[0]).toMatchObject(changed);
    expect(await call(`/feedbacks/delete?id=${id}`, own)).toMatchObject({ code: '0' });
    expect(await call(`/feedbacks/delete?id=${id}`, own)).toMatchObject({ code: '-1' });
  });

  it('has at least twenty characters', async () => {
    const own = tokenHeader(userNamed('demouser'));
    expect(await send('/feedbacks/create', { content: '太短了', html: '<p>太短了</p>' }, own)).toMatchObject({
      code: '-1',
      message: '反馈内容不能少于20个字符',
    });
    expect(await send('/feedbacks/create', { content: CONTENT }, own)).toMatchObject({
      code: '-1',
      message: '参数错误：html',
    });
  });

  it('takes each of six reactions once from a member', async () => {
    const own = tokenHeader(userNamed('demouser'));
    const { id, rocketCount } = (await list()).list.find(({ isRocketer }) => !isRocketer) ?? {};
    const attitude = (verb: string, itemType = '5') =>
      call(`/feedbacks/attitude/${verb}?feedbackId=${String(id)}&itemType=${itemType}`, own);
    const row = async () => (await list(own)).list.find((entry) => entry.id === id);
    const before = await row();
    const first = before?.isRocketer === true ? 'cancel' : 'increase';
    const then = first === 'increase' ? 'cancel' : 'increase';
    expect(await attitude(first)).toMatchObject({ code: '0' });
    expect(await attitude(first)).toMatchObject({ code: '-1' });
    expect((await row())?.isRocketer).toBe(first === 'increase');
    expect(await attitude(then)).toMatchObject({ code: '0' });
    expect((await row())?.rocketCount).toBe(rocketCount);
    expect(await attitude('increase', '7')).toMatchObject({ code: '-1', message: '参数错误：itemType' });
    expect(await call(`/feedbacks/attitude/increase?feedbackId=${String(id)}&itemType=1`)).toMatchObject({
      code: '9999',
    });
  });
});
