import { expect, it } from 'vitest';
import { copyOf, titleOfCopy } from './resume-copy';
import { openResume, resumeValues } from './resume-document';
import { summariseResume } from './summary';

const basics = {
  id: 'b',
  component: 'BasicInfo',
  title: '基本信息',
  visible: true,
  data: { list: [{ fieldName: '姓名', fieldValue: '林晓鹿' }], of: 'another client' },
};
const resume = { id: 'r', content: JSON.stringify([basics]), themeColor: '#255db0', themeStyleName: 'theme-2' };

it('a copy has a title of its own, which editing keeps and the paper does not show, and all else of the resume', () => {
  const copy = copyOf(resume, '投给大厂');
  expect(copy).toMatchObject({ themeColor: '#255db0', themeStyleName: 'theme-2' });
  expect(JSON.parse(copy.content)).toEqual([{ ...basics, data: { ...basics.data, title: '投给大厂' } }]);
  const opened = openResume(copy);
  if (!opened) throw new Error('The copy cannot be opened');
  expect(summariseResume(resumeValues(opened.document).content)).toMatchObject({ title: '投给大厂', name: '林晓鹿' });
});

it.each(['', 'not json', '[]', '[{"component":"BasicInfo","data":[]}]', '[1]'])(
  'the content %j is copied as it is',
  (content) => expect(copyOf({ ...resume, content }, '名称').content).toBe(content),
);

it('a copy of a copy is counted on', () => {
  expect(titleOfCopy('简历', ['简历'])).toBe('简历 副本');
  expect(titleOfCopy('简历 副本', ['简历', '简历 副本'])).toBe('简历 副本 2');
  expect(titleOfCopy('简历', ['简历', '简历 副本', '简历 副本 2'])).toBe('简历 副本 3');
});
