'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useConfirmedMutation } from '@/hooks/use-confirmed-mutation';
import { checkedBy, isRecord, isText, isTexts } from '@/lib/browser/storage';
import { createResume, listResumes } from '@/lib/domain/resume/api';
import { resumeQueries } from '@/lib/domain/resume/queries';
import { copyOf } from '@/lib/domain/resume/resume-copy';
import type { Resume, ResumeValues } from '@/lib/domain/resume/schema';

interface Copy {
  values: ResumeValues;
  known: readonly string[];
}

const schema = checkedBy(
  (value): value is Copy =>
    isRecord(value) &&
    isTexts(value.known) &&
    isRecord(value.values) &&
    [value.values.content, value.values.themeColor, value.values.themeStyleName].every(isText),
);

interface CopyResume {
  resume: Resume;
  onDone: () => void;
  onFail: (error: Error) => void;
}

export function useCopyResume({ resume, onDone, onFail }: CopyResume) {
  const client = useQueryClient();
  const { queryKey } = resumeQueries.mine();
  const { run, pending, earlier } = useConfirmedMutation<Copy>({
    mutationKey: ['resume', 'copy', resume.id],
    mutationFn: ({ values }) => createResume(values),
    confirm: {
      schema,
      find: async ({ values, known }) =>
        (await listResumes()).find(({ id, content }) => !known.includes(id) && content === values.content),
      onFound: () => {},
    },
    onDone,
    onFail,
    invalidates: [queryKey],
    doneMessage: '已复制简历',
  });
  return {
    copy: (title: string) =>
      run({ values: copyOf(resume, title), known: (client.getQueryData(queryKey) ?? []).map(({ id }) => id) }),
    pending,
    earlier,
  };
}
