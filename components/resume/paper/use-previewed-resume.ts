'use client';

import { startTransition, useEffect, useState } from 'react';
import type { ResumeDocument } from '@/lib/domain/resume/resume-document';
import { betweenKeys } from '@/lib/browser/between-keys';
import { shownResume, useResumeEditor } from '@/lib/domain/resume/resume-store';

const QUIET_MS = 150;
const LONGEST_MS = 3_000;

export function usePreviewedResume(): ResumeDocument {
  const [shown, setShown] = useState(shownResume);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let firstChange: number | undefined;
    let open = true;
    const show = async () => {
      firstChange = undefined;
      await betweenKeys();
      if (open) startTransition(() => setShown(shownResume()));
    };
    const unsubscribe = useResumeEditor.subscribe(({ value }, { value: before }) => {
      if (value.history.present === before.history.present) return;
      const now = performance.now();
      firstChange ??= now;
      clearTimeout(timer);
      timer = setTimeout(() => void show(), Math.max(0, Math.min(QUIET_MS, firstChange + LONGEST_MS - now)));
    });
    return () => {
      open = false;
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return shown;
}
