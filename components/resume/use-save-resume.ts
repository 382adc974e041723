'use client';

import { dequal } from 'dequal/lite';
import { useRef } from 'react';
import { checkedBy, isRecord } from '@/lib/browser/storage';
import { resumeQueries } from '@/lib/domain/resume/queries';
import type { ResumeValues } from '@/lib/domain/resume/schema';
import { openResume, type ResumeDocument } from '@/lib/domain/resume/resume-document';
import { forgetDraft } from '@/lib/drafts/rows';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { valuesOf } from '@/lib/domain/resume/editor-store';

interface Saving {
  document: ResumeDocument;
  /** The version that may be overwritten; null for none. */
  stored: ResumeDocument | null;
}

const isSaving = (value: unknown): value is Saving =>
  isRecord(value) &&
  isRecord(value.document) &&
  isRecord(value.document.basics) &&
  Array.isArray(value.document.sections);

type Outcome =
  /** `id`: of the resume, where it is known. `isNew`: it was created by this save. */
  | { kind: 'saved'; id: string | null; isNew: boolean }
  /** The resume was changed elsewhere; nothing was sent. */
  | { kind: 'conflict'; theirs: ResumeDocument };

interface SaveOptions {
  /** Null for a new resume. */
  resumeId: string | null;
  /**
   * `document`: what was saved, which may be older than what is shown. `draftForgotten`: await it before leaving the page,
   * so that what was saved is never restored as a draft.
   */
  onSaved: (saved: { document: ResumeDocument; isNew: boolean; draftForgotten: Promise<void> }) => void;
  /** Called with the new resume that an earlier page was sending, and that the API has. */
  onFound: (document: ResumeDocument) => void;
  /** Called with the version that the API holds. */
  onConflict: (theirs: ResumeDocument) => void;
}

/** One save of a resume at a time. */
export const saveResumeKey = (resumeId: string | null) => ['resume', 'save', resumeId] as const;

const api = () => import('@/lib/domain/resume/api');

const same = (one: ResumeDocument, other: ResumeDocument) => dequal(valuesOf(one), valuesOf(other));
/** Another client may write the same content differently. */
const holds = (stored: ResumeValues, document: ResumeDocument) => {
  const opened = openResume(stored);
  return opened !== null && same(opened.document, document);
};

/**
 * Saves the resume, at most once: creates it, or updates it where it has an id. An update first fetches what it would
 * overwrite, and reports a conflict instead when that is not the version that the member knows.
 */
export function useSaveResume({ resumeId, onSaved, onFound, onConflict }: SaveOptions) {
  /** A new resume that was created here: what was changed since is an update of it. The API's answer does not tell its id. */
  const created = useRef<{ id: string | null; document: ResumeDocument }>(undefined);
  const knownId = async (): Promise<string | null> => {
    if (resumeId !== null || !created.current) return resumeId;
    const { id, document } = created.current;
    if (id !== null) return id;
    const { listResumes } = await api();
    return (await listResumes()).find((resume) => holds(resume, document))?.id ?? null;
  };
  return useGatedMutation<Saving, Outcome>({
    mutationKey: saveResumeKey(resumeId),
    mutationFn: async ({ document, stored }) => {
      const { createResume, getResume, updateResume } = await api();
      const values = valuesOf(document);
      const id = await knownId();
      if (id === null) {
        await createResume(values);
        return { kind: 'saved', id, isNew: true };
      }
      const current = await getResume(id);
      const theirs = current && openResume(current)?.document;
      if (theirs && same(theirs, document)) return { kind: 'saved', id, isNew: false };
      if (theirs && !(stored && same(theirs, stored))) return { kind: 'conflict', theirs };
      // One that is gone is refused by the API.
      await updateResume({ ...values, id });
      return { kind: 'saved', id, isNew: false };
    },
    find: async ({ document }) => {
      const { listResumes } = await api();
      const id = await knownId();
      const saved = (await listResumes()).find(
        (resume) => (id === null || resume.id === id) && holds(resume, document),
      );
      return saved && { kind: 'saved', id: saved.id, isNew: id === null };
    },
    ...(resumeId === null && {
      earlier: {
        schema: checkedBy(isSaving),
        onFound: ({ document }: Saving) => {
          // Afterwards, so that a draft that is being restored meanwhile is in the editor by then.
          void forgetDraft('resume', '', valuesOf(document))
            .catch(() => undefined)
            .then(() => onFound(document));
        },
      },
    }),
    onDone: ({ document }, { data }) => {
      if (data.kind === 'conflict') return onConflict(data.theirs);
      created.current = { id: data.id, document };
      const draftForgotten = forgetDraft('resume', resumeId ?? '', valuesOf(document)).catch(() => undefined);
      onSaved({ document, isNew: data.isNew, draftForgotten });
    },
    invalidates: [resumeQueries.mine().queryKey],
  });
}
