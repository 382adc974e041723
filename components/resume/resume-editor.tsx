'use client';

import Link from 'next/link';
import { DocumentLogin, DocumentMessage } from '@/components/document/document-message';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { useResumeSource } from './use-resume-source';
import { useOnceSignedIn } from '@/hooks/session/use-once-signed-in';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { routes } from '@/lib/config/routes';
import { ResumeEditorSkeleton } from './resume-editor-skeleton';
import { ResumeWorkspace } from './resume-workspace';
import styles from './resume-workspace.module.css';

interface ResumeEditorProps {
  resumeId: string | null;
}

export function ResumeEditor({ resumeId }: ResumeEditorProps) {
  const begun = useOnceSignedIn();
  return begun ? <OpenedResume resumeId={resumeId} /> : <Login />;
}

const Login = () => <DocumentLogin message="登录后就能制作简历" />;

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

function OpenedResume({ resumeId }: ResumeEditorProps) {
  const signedIn = useSignedIn();
  const { ready, missing, unreadable, failed, dropped, isFetching, retry } = useResumeSource(resumeId);
  if (ready) return <ResumeWorkspace resumeId={resumeId} dropped={dropped} />;
  if (missing || unreadable) {
    return (
      <DocumentMessage>
        <EmptyState of="missing" action={<WaysOn />}>
          {missing ? '没有找到这份简历，它可能已被删除' : '这份简历的内容无法识别，为避免覆盖它，这里不能编辑'}
        </EmptyState>
      </DocumentMessage>
    );
  }
  if (!signedIn) return <Login />;
  if (failed) {
    return (
      <DocumentMessage>
        <ErrorState message="简历加载失败，请稍后重试" onRetry={retry} pending={isFetching} />
      </DocumentMessage>
    );
  }
  return <ResumeEditorSkeleton />;
}
