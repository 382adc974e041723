'use client';

import { useLayoutEffect, useMemo, useState } from 'react';
import { EMPTY_RESUME, openResume } from '@/lib/domain/resume/resume-document';
import { openResumeEditor, useResumeEditor } from '@/lib/domain/resume/editor-store';
import { useOwnResume } from './use-own-resume';

/**
 * Opens a resume in the editor: an empty one, or the member's own, fetched once. Until it is loaded there is no editor, so
 * that nothing can overwrite it.
 * @param resumeId null for a new resume
 */
export function useResumeSource(resumeId: string | null) {
  const { data, missing, failed, isFetching, retry } = useOwnResume(resumeId);
  const [visit] = useState(() => ({}));
  const ready = useResumeEditor((state) => state.visit === visit);
  const opened = useMemo(() => {
    if (resumeId === null) return { document: EMPTY_RESUME, dropped: 0 };
    return data && openResume(data);
  }, [resumeId, data]);

  // A passive effect may run after the first key, and would then clear what was typed.
  useLayoutEffect(() => {
    if (opened && !ready) openResumeEditor(resumeId, { document: opened.document, visit });
  }, [resumeId, opened, ready, visit]);

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
