'use client';

import { useState } from 'react';
import { DraftBanner } from '@/components/document/draft-banner';
import { DocumentHeader } from '@/components/document/document-header';
import { LeaveGuard } from '@/components/document/leave-guard';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import { useDocumentDraft } from '@/hooks/document/use-document-draft';
import { showToast } from '@/lib/browser/toast-store';
import { resumeProblems } from '@/lib/domain/resume/problems';
import { addNewField, resumeStore, shownResume, useResumeEditor } from '@/lib/domain/resume/resume-store';
import { useResumeTabs } from './use-resume-tabs';
import { useSaveResume } from './use-save-resume';
import { useUndoKeys } from './use-undo-keys';
import { resumeTitle, summariseResume } from '@/lib/domain/resume/summary';
import { downloadResume } from '@/components/resume/files/download-resume';
import { ResumeForm } from '@/components/resume/form/resume-form';
import { ResumePreview } from '@/components/resume/paper/resume-preview';
import { ResumeSaving } from './resume-saving';
import { ResumeToolbar } from './resume-toolbar';
import styles from './resume-workspace.module.css';

interface ResumeWorkspaceProps {
  resumeId: string | null;
  dropped: number;
}

const VIEWS = [
  { view: 'edit', label: '编辑' },
  { view: 'preview', label: '预览' },
] as const;

const focusWrong = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());

function isComplete(): boolean {
  const { fieldName, fieldValue } = useResumeEditor.getState().value.newField;
  const untouched = fieldName.trim() === '' && fieldValue.trim() === '';
  const added = untouched || addNewField();
  return added && resumeProblems(shownResume()).length === 0;
}

export function ResumeWorkspace({ resumeId, dropped }: ResumeWorkspaceProps) {
  const draft = useDocumentDraft(resumeStore, resumeId);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const tabs = useResumeTabs(resumeId);
  const saving = useSaveResume({
    resumeId,
    outdated: draft.outdated,
    isReady: () => {
      if (isComplete()) return true;
      setView('edit');
      showToast('请先填完自定义字段的名称和内容', 'failed');
      focusWrong();
      return false;
    },
    onSaved: tabs.postSaved,
  });
  const locked = saving.pending || saving.leaving;
  useUndoKeys(locked);
  return (
    <div className={styles.workspace} data-view={view}>
      <DocumentHeader action={<ResumeSaving saving={saving} />}>
        <h1 className={`${styles.title} ${recipes.visuallyHiddenNarrow}`}>
          {resumeId === null ? '新建简历' : '编辑简历'}
        </h1>
        <div className={styles.views} role="group" aria-label="显示">
          {VIEWS.map((choice) => (
            <button
              key={choice.view}
              className={controls.innerTab}
              type="button"
              aria-pressed={view === choice.view}
              onClick={() => setView(choice.view)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      </DocumentHeader>
      <main className={styles.main} inert={locked} aria-busy={locked}>
        <DraftBanner
          draft={draft}
          earlier={saving.earlier}
          textOf={({ content }) => {
            const { name, sections } = summariseResume(content);
            return `${resumeTitle(name)} ${sections.join(' ')}`;
          }}
          outdatedNote="简历在那之后有过更新，保存前会先让你比较"
          onDownload={downloadResume}
        />
        {(tabs.saved || tabs.open) && (
          <p className={styles.warning} role="status">
            {tabs.saved
              ? '这份简历刚在另一个标签页里保存过，保存前会先让你比较'
              : '这份简历也在另一个标签页里打开着，后保存的一方会先看到差异'}
          </p>
        )}
        {dropped > 0 && (
          <p className={styles.warning} role="alert">
            有 {dropped} 行内容无法识别，保存后会丢失
          </p>
        )}
        <ResumeToolbar />
        <div className={styles.panes}>
          <ResumeForm />
          <ResumePreview />
        </div>
      </main>
      <LeaveGuard store={resumeStore} draft={draft} place="简历编辑" />
    </div>
  );
}
