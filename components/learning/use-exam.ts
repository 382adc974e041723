'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenPage } from '@/hooks/ui/use-open-page';
import { useStored } from '@/hooks/ui/use-stored';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import type { Exam } from '@/lib/domain/learning/exam';
import { runningExam, startExam } from '@/lib/domain/learning/exam-store';
import type { QuestionFilter } from '@/lib/domain/question/levels';
import { describeError } from '@/lib/http/api-error';

export const useExam = (): Exam | undefined => useStored(runningExam);

export function useStartExam() {
  const client = useQueryClient();
  const openPage = useOpenPage();
  const [pending, setPending] = useState(false);
  const start = async (filter: QuestionFilter) => {
    setPending(true);
    try {
      if (await startExam(client, filter)) openPage(routes.exam());
      else showToast('没有找到这样的选择题，换个分类或难度试试');
    } catch (error) {
      showToast(describeError(error), 'failed');
    } finally {
      setPending(false);
    }
  };
  return { pending, start: (filter: QuestionFilter) => void start(filter) };
}
