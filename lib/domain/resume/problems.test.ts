import { describe, expect, it } from 'vitest';
import { reduceResume } from './resume-reducer';
import { EMPTY_RESUME, type ResumeDocument } from './resume-document';
import { resumeProblems } from './problems';

const withField = (fieldName: string, fieldValue: string): ResumeDocument => {
  const { basics } = reduceResume(EMPTY_RESUME, { kind: 'fieldAdded', id: 'n', fieldName: '城市', fieldValue: '杭州' });
  const changed = { kind: 'fieldChanged', id: 'n', changes: { fieldName, fieldValue } } as const;
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
