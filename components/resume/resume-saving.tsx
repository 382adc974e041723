'use client';

import { useEffect, useRef } from 'react';
import { DocumentConflict } from '@/components/document/document-conflict';
import { Button } from '@/components/ui/button';
import { useSaveKey } from '@/hooks/document/use-save-key';
import type { DocumentSaving } from '@/hooks/document/use-save-document';
import { resumeStore, type UnsavedResume } from '@/lib/domain/resume/resume-store';

export function ResumeSaving({ saving }: { saving: DocumentSaving<UnsavedResume> }) {
  const { save, pending, leaving } = saving;
  const focused = useRef<Element | null>(null);
  // The locked editor lost the focus.
  useEffect(() => {
    if (!pending && !leaving && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [pending, leaving]);
  const handleSave = () => {
    focused.current = document.activeElement;
    save();
  };
  useSaveKey(handleSave);
  return (
    <>
      <Button variant="primary" pending={pending} disabled={leaving} title="保存（Ctrl+S）" onClick={handleSave}>
        保存
      </Button>
      <DocumentConflict store={resumeStore} saving={saving} />
    </>
  );
}
