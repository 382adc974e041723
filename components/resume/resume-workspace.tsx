'use client';

import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { DraftBanner } from '@/components/document/draft-banner';
import { DocumentHeader } from '@/components/document/document-header';
import { LeaveGuard } from '@/components/document/leave-guard';
import choices from '@/components/ui/choices.module.css';
import { hasUnsaved, useResumeEditor } from '@/lib/domain/resume/editor-store';
import { useResumeDraft } from './use-resume-draft';
import { useResumeTabs } from './use-resume-tabs';
import { EarlierNote } from '@/components/ui/earlier-note';
import type { EarlierState } from '@/hooks/use-gated-mutation';
import { saveResumeKey } from './use-save-resume';
import { useUndoKeys } from './use-undo-keys';
import { resumeTitle, summariseResume } from '@/lib/domain/resume/summary';
import { downloadResume } from './download-resume';
import { ResumeForm } from './resume-form';
import { ResumePreview } from './resume-preview';
import { ResumeSaving } from './resume-saving';
import { ResumeToolbar } from './resume-toolbar';
import styles from './resume-workspace.module.css';

interface ResumeWorkspaceProps {
  /** Null for a new resume. */
  resumeId: string | null;
  /** Rows that could not be read. */
  dropped: number;
}

const VIEWS = [
  { view: 'edit', label: '编辑' },
  { view: 'preview', label: '预览' },
] as const;

/** The whole editor: its sections beside the resume on paper; on a narrow screen one of the two. */
export function ResumeWorkspace({ resumeId, dropped }: ResumeWorkspaceProps) {
  const draft = useResumeDraft(resumeId);
  const unsaved = useResumeEditor(hasUnsaved);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [leaving, setLeaving] = useState(false);
  const [earlier, setEarlier] = useState<EarlierState>('none');
  const saving = useIsMutating({ mutationKey: saveResumeKey(resumeId), exact: true }) > 0;
  const locked = saving || leaving;
  useUndoKeys(locked);
  const tabs = useResumeTabs(resumeId);
  return (
    <div className={styles.workspace} data-view={view}>
      <DocumentHeader>
        <h1 className={styles.title}>{resumeId === null ? '新建简历' : '编辑简历'}</h1>
        <div className={`${choices.choices} ${styles.views}`} role="group" aria-label="显示">
          {VIEWS.map((choice) => (
            <button
              key={choice.view}
              type="button"
              aria-pressed={view === choice.view}
              onClick={() => setView(choice.view)}
            >
              {choice.label}
            </button>
          ))}
        </div>
        <ResumeSaving
          resumeId={resumeId}
          outdated={draft.outdated}
          leaving={leaving}
          onLeaving={() => {
            tabs.postSaved();
            setLeaving(true);
          }}
          onProblem={() => setView('edit')}
          onEarlier={setEarlier}
        />
      </DocumentHeader>
      <main className={styles.main} inert={locked} aria-busy={locked}>
        <EarlierNote state={earlier} />
        <DraftBanner
          draft={draft}
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
      <LeaveGuard
        dirty={unsaved}
        title="离开简历编辑"
        question="还有没有保存的修改。它们会作为草稿留在这个浏览器里，下次打开时可以继续。"
        onLeave={draft.save}
      />
    </div>
  );
}
