'use client';

import { Download, SquarePen } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useExportResume } from '@/hooks/resume/use-export-resume';
import type { Resume } from '@/lib/domain/resume/schema';
import { resumeColour, resumeTitle, summariseResume } from '@/lib/domain/resume/utils';
import styles from './resume-list.module.css';

/** One resume: name, position and sections, with its buttons. */
export function ResumeCard({ resume, onEdit }: { resume: Resume; onEdit: () => void }) {
  const titleId = useId();
  const { name, position, sections } = summariseResume(resume.content);
  const { run: exportPdf, pending } = useExportResume(resume);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <span className={styles.colour} style={{ background: resumeColour(resume.themeColor) }} aria-hidden />
      <div className={styles.text}>
        <h2 id={titleId}>{resumeTitle(name)}</h2>
        <p className={styles.position}>{position || '未填写求职意向'}</p>
        <p className={styles.sections}>{sections.join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <Button size="small" aria-describedby={titleId} onClick={onEdit}>
          <SquarePen size={16} strokeWidth={1.75} aria-hidden />
          编辑
        </Button>
        <Button size="small" aria-describedby={titleId} pending={pending} onClick={() => exportPdf()}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          导出 PDF
        </Button>
      </div>
    </article>
  );
}
