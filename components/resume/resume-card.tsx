'use client';

import { Copy, Download, Eye, SquarePen } from 'lucide-react';
import Link from 'next/link';
import { useId, useMemo, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Skeleton } from '@/components/ui/state/skeleton';
import { Button, buttonClass } from '@/components/ui/button';
import { useExportResume } from '@/components/resume/files/use-export-resume';
import { routes } from '@/lib/config/routes';
import { openResume } from '@/lib/domain/resume/resume-document';
import type { Resume } from '@/lib/domain/resume/schema';
import { summariseResume, titleOfResume } from '@/lib/domain/resume/summary';
import { CopyResumeDialog } from './copy-resume-dialog';
import { EditorLink } from './editor-link';
import recipes from '@/styles/recipes.module.css';
import styles from './resume-list.module.css';

const waiting = <Skeleton width={90} height={127} />;
// Lazy: it brings all themes.
const PaperThumb = lazyComponent(async () => (await import('@/components/resume/paper/paper-thumb')).PaperThumb, {
  onFail: 'hide',
  fallback: waiting,
});

export function ResumeCard({ resume }: { resume: Resume }) {
  const titleId = useId();
  const { position, sections } = summariseResume(resume.content);
  const opened = useMemo(() => openResume(resume), [resume]);
  const { run: exportPdf, pending } = useExportResume(resume);
  const [copying, setCopying] = useState(false);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      {opened && <PaperThumb className={styles.thumb} document={opened.document} />}
      <div className={styles.text}>
        <h2 id={titleId} className={`${recipes.truncate} ${recipes.cardHeading}`}>
          {titleOfResume(resume.content)}
        </h2>
        <p className={styles.position}>{position || '未填写求职意向'}</p>
        <p className={styles.sections}>
          {sections.map((section, index) => (
            <span key={index}>{index < sections.length - 1 ? `${section} · ` : section}</span>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        <EditorLink resumeId={resume.id} size="small" describedBy={titleId}>
          <SquarePen size={16} strokeWidth={1.75} aria-hidden />
          编辑
        </EditorLink>
        <Link
          className={buttonClass('secondary', 'small')}
          href={routes.resumePreview(resume.id)}
          prefetch={false}
          aria-describedby={titleId}
        >
          <Eye size={16} strokeWidth={1.75} aria-hidden />
          预览
        </Link>
        <Button size="small" aria-describedby={titleId} pending={pending} onClick={() => exportPdf()}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          导出 PDF
        </Button>
        <Button size="small" aria-describedby={titleId} onClick={() => setCopying(true)}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          复制
        </Button>
      </div>
      {copying && <CopyResumeDialog resume={resume} onClose={() => setCopying(false)} />}
    </article>
  );
}
