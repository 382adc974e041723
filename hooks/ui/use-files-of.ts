'use client';

import { useEffect } from 'react';
import { loadDraftFiles, useDraftFiles } from '@/lib/drafts/draft-files';

/** The loaded files of drafts by id; those of `ids` that are absent are loaded. */
export function useFilesOf(ids: readonly string[]): Readonly<Record<string, File>> {
  const files = useDraftFiles((state) => state.files);
  const missing = ids.filter((id) => !files[id]).join(' ');
  useEffect(() => {
    if (missing !== '') void loadDraftFiles(missing.split(' '));
  }, [missing]);
  return files;
}
