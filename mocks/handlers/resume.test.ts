import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import * as api from '@/lib/domain/resume/api';
import { RESUME_COLOR } from '@/lib/domain/resume/colours';
import { RESUME_THEMES } from '@/lib/domain/resume/themes';
import { apiUrl, envelopeOf, postJson, tokenHeader, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueToken } from './access';

const signIn = (username: string) =>
  vi.stubGlobal('document', { cookie: `${TOKEN_COOKIE}=${issueToken(userNamed(username))}` });

const field = (fieldName: string, fieldValue = '') => ({ fieldName, fieldValue });
const basics = (list: object[] = [field('姓名'), field('求职意向')]) => ({
  id: 'basic',
  component: 'BasicInfo',
  title: '基本信息',
  visible: true,
  data: { list, showAvatar: false, avatar: '' },
});
const ITEM = {
  time: ['2022-03', ''],
  rightNow: true,
  subject: '某公司',
  other: '工程师',
  editorHtml: '<p>做了一些事</p>',
  visibleList: ['time', 'subject'],
  order: ['subject', 'other', 'time'],
};
const work = (list: object[] = [ITEM]) => ({
  id: 'work',
  component: 'OtherInfo',
  title: '工作经历',
  visible: true,
  data: { list },
});
const VALUES = {
  content: JSON.stringify([basics(), work()]),
  themeStyleName: 'theme-8',
  themeColor: RESUME_COLOR,
};
const exported = (id: string, username = 'demouser') =>
  postJson(apiUrl('/resume/export'), { id }, tokenHeader(userNamed(username)));
const firstId = async () => (await api.listResumes())[0]?.id ?? '';

startContractApi();
beforeEach(() => void signIn('demouser'));
afterEach(() => vi.unstubAllGlobals());

describe('resumes', () => {
  it('are listed for their owner, who reads one by its id', async () => {
    const resumes = await api.listResumes();
    expect(resumes).toHaveLength(2);
    expect(await api.getResume(resumes[1]?.id ?? '')).toEqual(resumes[1]);
    expect(await api.getResume('none')).toBeNull();
    signIn('otheruser');
    expect(await api.listResumes()).toEqual([]);
  });

  it('are created and changed, the seeded ones too', async () => {
    await api.createResume(VALUES);
    const created = (await api.listResumes()).at(-1);
    expect(created).toMatchObject(VALUES);
    const id = created?.id ?? '';
    await api.updateResume({ ...VALUES, id, themeStyleName: 'theme-2' });
    expect(await api.getResume(id)).toEqual({ ...VALUES, id, themeStyleName: 'theme-2' });
    for (const seeded of await api.listResumes()) await api.updateResume(seeded);
    await expect(api.updateResume({ ...VALUES, id: 'none' })).rejects.toThrow('简历不存在');
  });

  it('of another are neither read, changed nor exported', async () => {
    const id = await firstId();
    for (const stranger of ['otheruser', null]) {
      vi.unstubAllGlobals();
      if (stranger) signIn(stranger);
      await expect(api.getResume(id)).rejects.toMatchObject({ kind: 'unauthorised' });
      await expect(api.updateResume({ ...VALUES, id })).rejects.toMatchObject({ kind: 'unauthorised' });
    }
    expect((await exported(id, 'otheruser')).status).toBe(401);
  });

  it('have one of eight themes', async () => {
    for (const themeStyleName of RESUME_THEMES) await api.createResume({ ...VALUES, themeStyleName });
    expect((await api.listResumes()).slice(2).map(({ themeStyleName }) => themeStyleName)).toEqual(RESUME_THEMES);
  });

  it('keep the sections of a later release', async () => {
    const content = JSON.stringify([basics(), { component: 'Gallery', pictures: [1] }]);
    await api.createResume({ ...VALUES, content });
    expect((await api.listResumes()).at(-1)?.content).toBe(content);
  });

  it.each([
    ['that is no JSON', 'not json', '简历内容格式不正确'],
    ['that is no list', '{}', '简历内容格式不正确'],
    ['that does not begin with the basic information', [work(), basics()], '简历内容格式不正确'],
    ['with the basic information twice', [basics(), basics()], '简历内容格式不正确'],
    ['with a section without items', [basics(), work([])], '简历内容格式不正确'],
    ['with an item without a time', [basics(), work([{ ...ITEM, time: '2022' }])], '简历内容格式不正确'],
    ['with a single section', [basics()], '简历至少保留两个模块'],
    ['without the first two rows', [basics([field('姓名')]), work()], '基本信息的前两行不能删除'],
    [
      'with a custom field without a value',
      [basics([field('姓名'), field('求职意向'), field('城市', ' ')]), work()],
      '请填写自定义字段的名称和内容',
    ],
    ['that is too long', [basics(), work([{ ...ITEM, editorHtml: '长'.repeat(200_000) }])], '简历内容过长'],
  ])('are refused with a content %s', async (_what, sections, message) => {
    const content = typeof sections === 'string' ? sections : JSON.stringify(sections);
    await expect(api.createResume({ ...VALUES, content })).rejects.toThrow(message);
    await expect(api.updateResume({ ...VALUES, content, id: await firstId() })).rejects.toThrow(message);
    expect(await api.listResumes()).toHaveLength(2);
  });

  it.each([
    ['an unknown theme', { themeStyleName: 'theme-9' }, '简历主题不存在'],
    ['no theme', { themeStyleName: '' }, '参数错误'],
    ['what is no colour', { themeColor: 'url(x)' }, '主题颜色格式不正确'],
  ])('are refused with %s', async (_what, changes, message) => {
    await expect(api.createResume({ ...VALUES, ...changes })).rejects.toThrow(message);
  });

  it('are no more than twenty to a member', async () => {
    for (let count = 2; count < 20; count += 1) await api.createResume(VALUES);
    await expect(api.createResume(VALUES)).rejects.toThrow('最多创建20份简历');
  });

  it('become a PDF', async () => {
    const response = await exported(await firstId());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
    expect(await envelopeOf(await exported('none'))).toMatchObject({ code: '-1', message: '简历不存在' });
  });
});
