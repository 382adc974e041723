import { isBlank } from '@/lib/utils/is-blank';
import { FIXED_FIELDS } from './resume-parts';
import { type ResumeDocument } from './resume-document';

interface ResumeProblem {
  id: string;
  part: 'fieldName' | 'fieldValue';
  message: string;
}

/** Reasons that prevent saving: a custom field needs name and value. */
export const resumeProblems = ({ basics }: ResumeDocument): ResumeProblem[] =>
  basics.data.list
    .slice(FIXED_FIELDS)
    .flatMap(({ id, fieldName, fieldValue }): ResumeProblem[] => [
      ...(isBlank(fieldName) ? [{ id, part: 'fieldName' as const, message: '请输入字段名称' }] : []),
      ...(isBlank(fieldValue) ? [{ id, part: 'fieldValue' as const, message: '请输入字段内容' }] : []),
    ]);
