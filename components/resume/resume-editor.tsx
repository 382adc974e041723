'use client';

import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { EditorHeader } from '@/components/editor/editor-header';
import { MemberOnly } from '@/components/session/member-only';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useResumeSource } from '@/hooks/resume/use-resume-source';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { routes } from '@/lib/config/routes';
import { ResumeEditorSkeleton } from './resume-editor-skeleton';
import { ResumeWorkspace } from './resume-workspace';
import styles from './resume-workspace.module.css';

interface ResumeEditorProps {
  /** Null for a new resume. */
  resumeId: string | null;
}

/** A visitor sees the login over an empty page; the editor comes with the session. */
export function ResumeEditor({ resumeId }: ResumeEditorProps) {
  const signedIn = useSignedIn();
  // Once opened, the editor stays when the session expires, so that what was typed is not lost.
  const [begun, setBegun] = useState(false);
  if (signedIn && !begun) setBegun(true);
  if (begun) return <OpenedResume resumeId={resumeId} signedIn={signedIn} />;
  return <VisitorPage />;
}

const VisitorPage = () => (
  <EmptyPage>
    <MemberOnly message="登录后就能制作简历">{null}</MemberOnly>
  </EmptyPage>
);

const EmptyPage = ({ children }: { children: ReactNode }) => (
  <>
    <EditorHeader>
      <span className={styles.title} />
    </EditorHeader>
    <main className={styles.message}>{children}</main>
  </>
);

/** The ways on from a resume that cannot be edited. */
const WaysOn = () => (
  <p className={styles.ways}>
    <Link className={buttonClass('primary')} href={routes.settings('resume')} prefetch={false}>
      返回我的简历
    </Link>
    <Link className={buttonClass()} href={routes.resumeEditor()} prefetch={false}>
      新建简历
    </Link>
  </p>
);

function OpenedResume({ resumeId, signedIn }: ResumeEditorProps & { signedIn: boolean }) {
  const { ready, missing, unreadable, failed, dropped, isFetching, retry } = useResumeSource(resumeId);
  if (ready) return <ResumeWorkspace resumeId={resumeId} dropped={dropped} />;
  if (missing || unreadable) {
    return (
      <EmptyPage>
        <EmptyState action={<WaysOn />}>
          {missing ? '没有找到这份简历，它可能已被删除' : '这份简历的内容无法识别，为避免覆盖它，这里不能编辑'}
        </EmptyState>
      </EmptyPage>
    );
  }
  if (!signedIn) return <VisitorPage />;
  if (failed) {
    return (
      <EmptyPage>
        <ErrorState message="简历加载失败，请稍后重试" onRetry={retry} pending={isFetching} />
      </EmptyPage>
    );
  }
  return <ResumeEditorSkeleton />;
}
