'use client';

import { Download, SquarePen } from 'lucide-react';
import Link from 'next/link';
import { useMemo } from 'react';
import { MemberOnly } from '@/components/session/member-only';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { PrintBar } from '@/components/ui/print-bar';
import { PrintButton } from '@/components/ui/print-button';
import { useExportResume } from '@/components/resume/files/use-export-resume';
import { useOwnResume } from '@/components/resume/use-own-resume';
import { routes } from '@/lib/config/routes';
import type { Resume } from '@/lib/domain/resume/schema';
import { openResume, type ResumeDocument } from '@/lib/domain/resume/resume-document';
import { PaperSkeleton } from './paper-skeleton';
import { ResumePages } from './resume-pages';
import { ResumeZoom } from './resume-zoom';
import recipes from '@/styles/recipes.module.css';
import styles from './resume-print.module.css';

const BackLink = () => (
  <Link className={buttonClass('secondary')} href={routes.settings('resume')} prefetch={false}>
    返回我的简历
  </Link>
);

export function ResumePrint({ resumeId }: { resumeId: string }) {
  return (
    <MemberOnly message="登录后就能预览简历" skeleton={<PaperSkeleton />}>
      <OwnResume resumeId={resumeId} />
    </MemberOnly>
  );
}

function OwnResume({ resumeId }: { resumeId: string }) {
  const { data, missing, failed, isFetching, retry } = useOwnResume(resumeId);
  const opened = useMemo(() => data && openResume(data), [data]);
  if (data && opened) return <Paper resume={data} document={opened.document} />;
  if (missing || data) {
    return (
      <main>
        <h1 className={recipes.visuallyHidden}>简历预览</h1>
        <EmptyState of="missing" action={<BackLink />}>
          {missing ? '没有找到这份简历，它可能已被删除' : '这份简历的内容无法识别'}
        </EmptyState>
      </main>
    );
  }
  if (failed) return <ErrorState message="简历加载失败，请稍后重试" onRetry={retry} pending={isFetching} />;
  return <PaperSkeleton />;
}

interface PaperProps {
  resume: Resume;
  document: ResumeDocument;
}

function Paper({ resume, document }: PaperProps) {
  const { run: exportPdf, pending } = useExportResume(resume);
  return (
    <>
      <PrintBar>
        <BackLink />
        <Link className={buttonClass('secondary')} href={routes.resumeEditor(resume.id)} prefetch={false}>
          <SquarePen size={16} strokeWidth={1.75} aria-hidden />
          编辑
        </Link>
        <Button pending={pending} onClick={() => exportPdf()}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          导出 PDF
        </Button>
        <PrintButton />
      </PrintBar>
      <main id="main" className={styles.main}>
        <ResumeZoom>
          <ResumePages document={document} siteUrl={window.location.origin} links />
        </ResumeZoom>
      </main>
    </>
  );
}
