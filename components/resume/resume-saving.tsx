'use client';

import { dequal } from 'dequal/lite';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSaveKey } from '@/hooks/document/use-save-key';
import {
  addNewField,
  hasUnsaved,
  settleResume,
  takeStoredResume,
  useResumeEditor,
} from '@/lib/domain/resume/editor-store';
import { useSaveResume } from './use-save-resume';
import type { EarlierState } from '@/hooks/use-gated-mutation';
import { closeForOpener } from '@/lib/browser/close-for-opener';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import type { ResumeDocument } from '@/lib/domain/resume/resume-document';
import { resumeLines } from '@/lib/domain/resume/resume-text';
import { resumeProblems } from '@/lib/domain/resume/problems';

const ConflictDialog = lazyPart(async () => (await import('@/components/document/conflict-dialog')).ConflictDialog, {
  onFail: 'toast',
});

/** Specification 2, section 9. */
const CLOSE_MS = 1_500;
/** A browser that refuses to close the window does so silently. */
const REFUSED_MS = 500;

interface ResumeSavingProps {
  resumeId: string | null;
  /** The text is based on a stale version of the resume. */
  outdated: boolean;
  /** The resume has been saved; the window is about to close. */
  leaving: boolean;
  onLeaving: () => void;
  /** A row is not complete, so that nothing is sent: shows the form. */
  onProblem: () => void;
  /** Called when what is known of the resume that an earlier page was sending changes. */
  onEarlier: (state: EarlierState) => void;
}

/** Puts the focus on the first field that is marked as wrong, once it is shown. */
const focusWrong = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());

/** Whether all rows are complete; the one that is being written is added. */
function isComplete(): boolean {
  const { fieldName, fieldValue } = useResumeEditor.getState().newField;
  const untouched = fieldName.trim() === '' && fieldValue.trim() === '';
  const added = untouched || addNewField();
  return added && resumeProblems(useResumeEditor.getState().history.present).length === 0;
}

/** Saves the resume: closes the window, or goes back to the list; the conflict dialog when it was changed elsewhere. */
export function ResumeSaving({ resumeId, outdated, leaving, onLeaving, onProblem, onEarlier }: ResumeSavingProps) {
  const router = useRouter();
  const [theirs, setTheirs] = useState<ResumeDocument | null>(null);
  const mounted = useRef(true);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const goToList = () => mounted.current && router.push(routes.settings('resume'));
  const leave = () => {
    if (!mounted.current) return;
    if (closeForOpener()) setTimeout(goToList, REFUSED_MS);
    else goToList();
  };
  const { run, pending, earlier } = useSaveResume({
    resumeId,
    onSaved: ({ document, isNew, draftForgotten }) => {
      showToast(isNew ? '创建简历成功' : '更新简历成功');
      // The editor may hold another resume by now.
      if (!mounted.current) return;
      settleResume(document);
      // The answer of an earlier attempt had got lost.
      if (hasUnsaved(useResumeEditor.getState())) return showToast('之前提交的简历已经保存，之后的修改还没有');
      onLeaving();
      const later = new Promise((resolve) => setTimeout(resolve, CLOSE_MS));
      void Promise.all([draftForgotten, later]).then(leave);
    },
    onFound: (document) => {
      if (!mounted.current || !dequal(document, useResumeEditor.getState().history.present)) return;
      settleResume(document);
      onLeaving();
      setTimeout(goToList, CLOSE_MS);
    },
    onConflict: (stored) => {
      if (mounted.current) setTheirs(stored);
    },
  });
  useEffect(() => onEarlier(earlier), [earlier, onEarlier]);
  // The editor was locked meanwhile, and lost the focus.
  useEffect(() => {
    if (!pending && !leaving && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [pending, leaving]);

  /** @param stored the version that may be overwritten */
  const save = (stored: ResumeDocument | null) => {
    if (leaving) return;
    if (!isComplete()) {
      onProblem();
      showToast('请先填完自定义字段的名称和内容', 'failed');
      focusWrong();
      return;
    }
    focused.current = document.activeElement;
    run({ document: useResumeEditor.getState().history.present, stored });
  };
  const handleSave = () => save(outdated ? null : useResumeEditor.getState().saved);
  useSaveKey(handleSave);
  const closeConflict = () => setTheirs(null);

  return (
    <>
      <Button variant="primary" pending={pending} disabled={leaving} title="保存（Ctrl+S）" onClick={handleSave}>
        保存
      </Button>
      {theirs && (
        <ConflictDialog
          noun="简历"
          theirs={resumeLines(theirs)}
          mine={resumeLines(useResumeEditor.getState().history.present)}
          onKeepMine={() => {
            closeConflict();
            save(theirs);
          }}
          onTakeTheirs={() => {
            closeConflict();
            takeStoredResume(theirs);
          }}
          onClose={closeConflict}
          onLoadFailed={closeConflict}
        />
      )}
    </>
  );
}
