import { describe, expect, it } from 'vitest';
import { reduceResume } from './actions';
import { EMPTY_RESUME, resumeValues, type ResumeDocument } from './store';
import {
  colourWarning,
  exportResumeJson,
  importResume,
  isTooLarge,
  inkOn,
  periodOf,
  prefilledResume,
  resumeFileName,
  resumeProblems,
  summariseResume,
} from './utils';

const basics = (...list: object[]) => ({ component: 'BasicInfo', title: '基本信息', visible: true, data: { list } });

describe('the summary of a resume', () => {
  it('has the name, the wanted job and the titles of the visible sections', () => {
    const content = JSON.stringify([
      basics({ fieldName: '姓名', fieldValue: ' 林晓鹿 ' }, { fieldName: '求职意向', fieldValue: '前端工程师' }),
      { component: 'OtherInfo', title: '工作经历', visible: true, data: { list: [] } },
      { component: 'OtherInfo', title: '兴趣', visible: false, data: { list: [] } },
    ]);
    expect(summariseResume(content)).toEqual({
      name: '林晓鹿',
      position: '前端工程师',
      sections: ['基本信息', '工作经历'],
    });
  });

  it.each(['', 'not json', '{"a":1}', '[1]', 'null', '[{"data":{"list":[{"fieldName":1}]}}]'])(
    'is empty for the content %j',
    (content) => {
      expect(summariseResume(content)).toEqual({ name: '', position: '', sections: [] });
    },
  );
});

describe('the name of a file', () => {
  it('has the name and the wanted job, without characters that a file system refuses', () => {
    const content = (name: string, position: string) =>
      JSON.stringify([
        basics({ fieldName: '姓名', fieldValue: name }, { fieldName: '求职意向', fieldValue: position }),
      ]);
    expect(resumeFileName(content('林晓鹿', '前端工程师'))).toBe('林晓鹿的简历-前端工程师.pdf');
    expect(resumeFileName(content('a/b', 'C:*?'))).toBe('a b的简历-C.pdf');
    expect(resumeFileName('')).toBe('未命名简历.pdf');
    expect(resumeFileName(content('林晓鹿', ''), 'json')).toBe('林晓鹿的简历.json');
  });
});

const withField = (fieldName: string, fieldValue: string): ResumeDocument => {
  const { basics } = reduceResume(EMPTY_RESUME, { type: 'fieldAdded', id: 'n', fieldName: '城市', fieldValue: '杭州' });
  const changed = { type: 'fieldChanged', id: 'n', changes: { fieldName, fieldValue } } as const;
  return reduceResume({ ...EMPTY_RESUME, basics }, changed);
};

describe('a resume that is to be saved', () => {
  it('needs a name and a value of each custom field, and none of the first two', () => {
    expect(resumeProblems(EMPTY_RESUME)).toEqual([]);
    expect(resumeProblems(withField('城市', '杭州'))).toEqual([]);
    expect(resumeProblems(withField(' ', ''))).toEqual([
      { id: 'n', part: 'fieldName', message: '请输入字段名称' },
      { id: 'n', part: 'fieldValue', message: '请输入字段内容' },
    ]);
  });
});

describe('the theme colour', () => {
  it('is warned of where it can hardly be read on paper', () => {
    expect(colourWarning('#255db0')).toBeNull();
    expect(colourWarning('#ffd400')).toContain('对比度不足');
  });

  it('has white or dark letters on it, whichever are read better', () => {
    expect(inkOn('#255db0')).toBe('#fff');
    expect(inkOn('#ffd400')).not.toBe('#fff');
  });
});

describe('the time of an item', () => {
  it.each([
    [['2019-07', '2022-02'], false, '2019.07 - 2022.02'],
    [['2019-07-01 00:00:00', '2022-02'], true, '2019.07 - 至今'],
    [['2019-07', ''], false, '2019.07'],
    [['', ''], true, '至今'],
    [['', ''], false, ''],
    [['大二', '大四'], false, '大二 - 大四'],
  ] as const)('%j, until today: %j, is %j', (time, rightNow, period) => {
    expect(periodOf({ time, rightNow })).toBe(period);
  });
});

describe('a resume as a file', () => {
  const written = { ...withField('城市', '杭州'), theme: 'theme-5', colour: '#123456' } as const;

  it('is read again as it was', () => {
    const imported = importResume(exportResumeJson(written));
    expect('document' in imported && resumeValues(imported.document)).toEqual(resumeValues(written));
  });

  it('may be a stored resume or the bare list of sections', () => {
    const values = resumeValues(written);
    for (const json of [JSON.stringify({ id: '1', ...values }), values.content]) {
      const imported = importResume(json);
      expect('document' in imported && resumeValues(imported.document).content).toBe(values.content);
    }
  });

  it.each(['', 'no json', '{}', 'null', '[]', '[1, 2]', '3', '{"content":"not json"}'])(
    'is refused when it is %j',
    (json) => {
      expect(importResume(json)).toEqual({ message: '文件不是有效的简历' });
    },
  );

  it('is refused when it is larger than a megabyte', () => {
    expect([349_525, 349_526].map((length) => isTooLarge(new Blob(['长'.repeat(length)])))).toEqual([false, true]);
  });

  it('tells what of it could not be read', () => {
    expect(importResume(JSON.stringify([null, { component: 'OtherInfo', data: { list: [1, {}] } }]))).toMatchObject({
      dropped: 2,
    });
  });
});

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
