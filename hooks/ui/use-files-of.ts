'use client';

import { useEffect } from 'react';
import { loadDraftFiles, useDraftFiles } from '@/lib/drafts/draft-files';

/** Loaded draft files by id; loads missing ones. */
export function useFilesOf(ids: readonly string[]): Readonly<Record<string, File>> {
  const files = useDraftFiles((state) => state.files);
  const missing = ids.filter((id) => !files[id]).join(' ');
  useEffect(() => {
    if (missing !== '') void loadDraftFiles(missing.split(' '));
  }, [missing]);
  return files;
}
