'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { exportResume } from '@/lib/domain/resume/api';
import type { Resume } from '@/lib/domain/resume/schema';
import { resumeFileName } from '@/lib/domain/resume/summary';
import { saveFile } from '@/lib/browser/files/save-file';

export function useExportResume({ id, content }: Resume) {
  return useGatedMutation<void, Blob>({
    mutationKey: ['resume', 'export', id],
    mutationFn: () => exportResume(id),
    onDone: (_, { data }) => saveFile(data, resumeFileName(content)),
    doneMessage: '导出简历成功',
    failedMessage: '导出简历失败',
  });
}
