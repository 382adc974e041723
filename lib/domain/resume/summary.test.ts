import { describe, expect, it } from 'vitest';
import { resumeFileName, summariseResume } from './summary';

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
