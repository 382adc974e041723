'use client';

import { useMemo } from 'react';
import { useDocumentSource } from '@/hooks/document/use-document-source';
import { openResume } from '@/lib/domain/resume/resume-document';
import { resumeStore } from '@/lib/domain/resume/resume-store';
import { useOwnResume } from './use-own-resume';

/**
 * Opens a resume in the editor: an empty one, or the member's own, fetched once. Until it is loaded there is no editor, so
 * that nothing can overwrite it.
 * @param resumeId null for a new resume
 */
export function useResumeSource(resumeId: string | null) {
  const { data, missing, failed, isFetching, retry } = useOwnResume(resumeId);
  const opened = useMemo(() => data && openResume(data), [data]);
  const ready = useDocumentSource(resumeStore, { id: resumeId, source: data ?? undefined });
  return {
    ready,
    /** There is none of this id, or it is another member's. */
    missing: !ready && missing,
    /** Its content is none that this release reads: saving would overwrite it. */
    unreadable: !ready && Boolean(data) && opened === null,
    failed: !ready && failed,
    /** Rows that could not be read: a save loses them. */
    dropped: opened?.dropped ?? 0,
    isFetching,
    retry,
  };
}
