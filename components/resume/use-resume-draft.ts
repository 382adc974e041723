'use client';

import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useTabDraft, type DraftedEditor } from '@/hooks/ui/use-tab-draft';
import { fingerprint } from '@/lib/utils/fingerprint';
import { hasUnsaved, restoreResume, unsavedOf, useResumeEditor, valuesOf, type UnsavedResume } from '@/lib/domain/resume/editor-store';

const unsavedSchema: z.ZodMiniType<UnsavedResume> = z.object({
  content: z.string(),
  themeStyleName: z.string(),
  themeColor: z.string(),
  newField: z.optional(z.object({ fieldName: z.string(), fieldValue: z.string() })),
});

const edited = () => unsavedOf(useResumeEditor.getState());
const savedValues = () => valuesOf(useResumeEditor.getState().saved);

const editorOf = (resumeId: string | null): DraftedEditor<UnsavedResume> => ({
  unsaved: () => {
    const state = useResumeEditor.getState();
    if (state.resumeId !== resumeId) return undefined;
    return hasUnsaved(state) ? unsavedOf(state) : null;
  },
  base: () => fingerprint(JSON.stringify(savedValues())),
  shown: edited,
  published: savedValues,
  restore: restoreResume,
  subscribe: useResumeEditor.subscribe,
});

/** The draft of a resume, from the first change until it is saved. `resumeId`: null for a new one. */
export function useResumeDraft(resumeId: string | null) {
  const editor = useMemo(() => editorOf(resumeId), [resumeId]);
  return useTabDraft({ kind: 'resume', subjectId: resumeId ?? '', schema: unsavedSchema, editor });
}
