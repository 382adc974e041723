import { describe, expect, it } from 'vitest';
import { reduceResume } from './resume-reducer';
import { EMPTY_RESUME, resumeValues, type ResumeDocument } from './resume-document';
import { exportResumeJson, importResume, isOwnResume } from './json-file';

const withField = (fieldName: string, fieldValue: string): ResumeDocument => {
  const { basics } = reduceResume(EMPTY_RESUME, { kind: 'fieldAdded', id: 'n', fieldName: '城市', fieldValue: '杭州' });
  const changed = { kind: 'fieldChanged', id: 'n', changes: { fieldName, fieldValue } } as const;
  return reduceResume({ ...EMPTY_RESUME, basics }, changed);
};
const imported = (json: string) => importResume(JSON.parse(json));

describe('a resume as a file', () => {
  const written = { ...withField('城市', '杭州'), theme: 'theme-5', colour: '#123456' } as const;

  it('is read again as it was', () => {
    const read = imported(exportResumeJson(written));
    expect(read && resumeValues(read.document)).toEqual(resumeValues(written));
  });

  it('may be a stored resume or the bare list of sections', () => {
    const values = resumeValues(written);
    for (const json of [JSON.stringify({ id: '1', ...values }), values.content]) {
      expect(isOwnResume(JSON.parse(json))).toBe(true);
      const read = imported(json);
      expect(read && resumeValues(read.document).content).toBe(values.content);
    }
  });

  it.each([{}, null, [], [1, 2], 3, { content: 'not json' }, { content: 7 }, [{ name: 'left-pad', version: '1.0.0' }]])(
    'is not recognised in %j',
    (file) => {
      expect(isOwnResume(file)).toBe(false);
    },
  );

  it('tells what of it could not be read', () => {
    expect(imported(JSON.stringify([null, { component: 'OtherInfo', data: { list: [1, {}] } }]))).toMatchObject({
      dropped: 2,
    });
  });
});
