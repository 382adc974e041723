'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/ui/layer/dialog';
import { EarlierNote } from '@/components/ui/form/earlier-note';
import { FormEnd } from '@/components/ui/form/form-end';
import { TextField } from '@/components/ui/form/text-field';
import { useZodForm } from '@/hooks/ui/use-zod-form';
import { resumeQueries } from '@/lib/domain/resume/queries';
import { copyFormSchema, titleOfCopy } from '@/lib/domain/resume/resume-copy';
import type { Resume } from '@/lib/domain/resume/schema';
import { titleOfResume } from '@/lib/domain/resume/summary';
import { useCopyResume } from './use-copy-resume';

const WIDTH = 420;

export function CopyResumeDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const client = useQueryClient();
  const [title] = useState(() => {
    const resumes = client.getQueryData(resumeQueries.mine().queryKey) ?? [];
    return titleOfCopy(
      titleOfResume(resume.content),
      resumes.map(({ content }) => titleOfResume(content)),
    );
  });
  const form = useZodForm({ schema: copyFormSchema, labels: { title: '简历名称' }, defaultValues: { title } });
  const { copy, pending, earlier } = useCopyResume({ resume, onDone: onClose, onFail: (error) => form.refuse(error) });
  return (
    <Dialog title="复制简历" width={WIDTH} onClose={onClose}>
      <form {...form.props} onSubmit={(event) => form.submit(event, ({ title }) => copy(title), pending)}>
        <EarlierNote state={earlier} />
        <TextField {...form.field('title')} autoComplete="off" hint="用来区分几份简历，不会印在简历上" data-autofocus />
        <FormEnd failure={form.failure} filled={form.filled} pending={pending} label="复制" pendingLabel="复制中…" />
      </form>
    </Dialog>
  );
}
