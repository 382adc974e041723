'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenPage } from '@/hooks/ui/use-open-page';
import { useStored } from '@/hooks/ui/use-stored';
import { useOwner } from '@/lib/browser/owner';
import { toastIfOutdated } from '@/lib/browser/site-update';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import type { Exam } from '@/lib/domain/learning/exam';
import { examOf, startExam } from '@/lib/domain/learning/exam-store';
import type { QuestionFilter } from '@/lib/domain/question/levels';

export const useExam = (): Exam | undefined => useStored(examOf(useOwner((state) => state.owner)));

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
      if (!toastIfOutdated(error)) showToast('题目加载失败，请稍后重试', 'failed');
    } finally {
      setPending(false);
    }
  };
  return { pending, start: (filter: QuestionFilter) => void start(filter) };
}
