'use client';

import { useMemo } from 'react';
import { useDocumentSource } from '@/hooks/document/use-document-source';
import { openResume } from '@/lib/domain/resume/resume-document';
import { resumeStore } from '@/lib/domain/resume/resume-store';
import { useOwnResume } from './use-own-resume';

/** No editor before the resume is loaded, so that nothing overwrites it. @param resumeId null for a new resume */
export function useResumeSource(resumeId: string | null) {
  const { data, missing, failed, isFetching, retry } = useOwnResume(resumeId);
  const opened = useMemo(() => data && openResume(data), [data]);
  const ready = useDocumentSource(resumeStore, { id: resumeId, source: data ?? undefined });
  return {
    ready,
    missing: !ready && missing,
    /** Unreadable for this release: saving would overwrite it. */
    unreadable: !ready && Boolean(data) && opened === null,
    failed: !ready && failed,
    dropped: opened?.dropped ?? 0,
    isFetching,
    retry,
  };
}
