import { describe, expect, it } from 'vitest';
import { EMPTY_RESUME, type ResumeDocument } from './resume-document';
import { prefilledResume } from './prefill';
import { resumeProblems } from './problems';

describe('a resume that is filled from a profile', () => {
  const profile = {
    nickname: '林晓鹿',
    avatar: 'https://a.cn/a.png',
    job: '前端工程师',
    blogAddress: 'https://lu.example.com',
    description: '写 <前端>',
    email: '',
    startWorkTime: '2019-07-01',
  };
  const article = (id: string, status: 'published' | 'pending' = 'published') => ({
    id,
    status,
    articleTitle: `文章 ${id}`,
    description: '说明 & 摘要',
    createTime: '2024-05-06 07:08:09',
  });
  const filled = (document: ResumeDocument, changes: Partial<typeof profile> = {}, articles = [article('a')]) => {
    let count = 0;
    return prefilledResume(document, {
      profile: { ...profile, ...changes },
      articles,
      addressOf: (id) => `https://site.cn/post/${id}`,
      now: Date.parse('2026-11-22'),
      newId: () => `n${(count += 1)}`,
    });
  };
  const fieldsOf = ({ basics: { data } }: ResumeDocument) =>
    data.list.map(({ fieldName, fieldValue }) => `${fieldName}：${fieldValue}`);
  const blank = { nickname: '', avatar: '', job: '', blogAddress: ' ', description: '', startWorkTime: '' };

  it('has its name, job, years of work and site, and nothing that is unknown', () => {
    const resume = filled(EMPTY_RESUME);
    expect(fieldsOf(resume)).toEqual([
      '姓名：林晓鹿',
      '求职意向：前端工程师',
      '工作年限：7 年',
      '个人网站：https://lu.example.com',
    ]);
    expect(resume.basics.data.avatar).toBe('https://a.cn/a.png');
    expect(resumeProblems(resume)).toEqual([]);
  });

  it('has the description and the published articles as sections of their own', () => {
    const [about, articles] = filled(EMPTY_RESUME, {}, [article('p', 'pending'), article('a')]).sections.slice(-2);
    expect(about).toMatchObject({ title: '个人简介', data: { list: [{ editorHtml: '<p>写 &lt;前端&gt;</p>' }] } });
    expect(articles).toMatchObject({
      title: '我的文章',
      data: { list: [{ subject: '文章 a', time: ['2024-05', ''] }] },
    });
    expect(articles).toMatchObject({
      data: {
        list: [{ editorHtml: expect.stringContaining('说明 &amp; 摘要</p><p><a href="https://site.cn/post/a">') }],
      },
    });
  });

  it('has the first five articles', () => {
    const many = Array.from({ length: 9 }, (_, index) => article(`${index}`));
    const [section] = filled(EMPTY_RESUME, {}, many).sections.slice(-1);
    expect(section?.component === 'OtherInfo' && section.data.list).toHaveLength(5);
  });

  it('keeps what was written, and is filled once', () => {
    const once = filled(EMPTY_RESUME);
    expect(filled(once, { nickname: '别名', avatar: 'https://b.cn/b.png', description: '新的' })).toEqual(once);
  });

  it('is left as it is by an empty profile without articles', () => {
    expect(filled(EMPTY_RESUME, blank, [])).toEqual(EMPTY_RESUME);
  });

  it.each(['', '2026-10-01', '1900-01-01', 'soon'])('tells no years of work since %j', (startWorkTime) => {
    expect(fieldsOf(filled(EMPTY_RESUME, { ...blank, startWorkTime }, []))).toHaveLength(2);
  });
});
