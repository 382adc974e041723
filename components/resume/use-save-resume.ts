'use client';

import { useRouter } from 'next/navigation';
import { useSaveDocument } from '@/hooks/document/use-save-document';
import { closeForOpener } from '@/lib/browser/close-for-opener';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import { resumeQueries } from '@/lib/domain/resume/queries';
import { resumeStore, type UnsavedResume } from '@/lib/domain/resume/resume-store';
import { createResume, getResume, listResumes, updateResume } from '@/lib/domain/resume/api';

/** Specification 2, section 9. */
const CLOSE_MS = 1_500;
/** Refusing to close a window raises no event. */
const REFUSED_MS = 500;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface SaveOptions {
  resumeId: string | null;
  outdated: boolean;
  isReady: () => boolean;
  onSaved: () => void;
}

async function findResume(id: string | null, resume: UnsavedResume) {
  const stored = (await listResumes()).find((row) => (id === null || row.id === id) && resumeStore.isSame(row, resume));
  return stored && { id: stored.id, stored: resume };
}

export function useSaveResume({ resumeId, outdated, isReady, onSaved }: SaveOptions) {
  const router = useRouter();
  return useSaveDocument({
    store: resumeStore,
    id: resumeId,
    outdated,
    load: (id) => getResume(id),
    create: (resume) => createResume(resume),
    update: async (id, resume) => {
      await updateResume({ ...resume, id });
      return resume;
    },
    find: findResume,
    updatesCreated: true,
    invalidates: [resumeQueries.mine().queryKey],
    isReady,
    onSaved: (_resume, isNew) => {
      showToast(isNew ? '创建简历成功' : '更新简历成功');
      onSaved();
    },
    leave: async (isOpen) => {
      await pass(CLOSE_MS);
      if (isOpen() && closeForOpener()) await pass(REFUSED_MS);
      if (isOpen()) router.push(routes.settings('resume'));
    },
    onFound: (finish) => finish(),
  });
}
