'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { exportResume } from '@/lib/domain/resume/api';
import { saveFile } from '@/lib/utils/save-file';
import { showToast } from '@/lib/utils/toast-store';

/** Saves a resume as a PDF. */
export function useExportResume(id: string, name: string) {
  return useGatedMutation<void, Blob>({
    mutationKey: ['resume', 'export', id],
    mutationFn: () => exportResume(id),
    onDone: (_, { data }) => saveFile(data, `${name}.pdf`),
    onFail: () => showToast('导出简历失败', 'failed'),
    doneMessage: '导出简历成功',
  });
}
