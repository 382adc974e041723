import { describe, expect, it } from 'vitest';
import { reduceResume } from './resume-reducer';
import { EMPTY_RESUME, resumeValues, type ResumeDocument } from './resume-document';
import { exportResumeJson, importResume, isTooLarge } from './json-file';

const withField = (fieldName: string, fieldValue: string): ResumeDocument => {
  const { basics } = reduceResume(EMPTY_RESUME, { kind: 'fieldAdded', id: 'n', fieldName: '城市', fieldValue: '杭州' });
  const changed = { kind: 'fieldChanged', id: 'n', changes: { fieldName, fieldValue } } as const;
  return reduceResume({ ...EMPTY_RESUME, basics }, changed);
};

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
