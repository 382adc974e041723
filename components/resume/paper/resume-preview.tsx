'use client';

import { usePreviewedResume } from './use-previewed-resume';
import { ResumePages } from './resume-pages';
import { ResumeZoom } from './resume-zoom';
import styles from '@/components/resume/resume-workspace.module.css';

export function ResumePreview() {
  const document = usePreviewedResume();
  return (
    <section className={styles.preview} aria-label="预览" tabIndex={0}>
      <ResumeZoom>
        <ResumePages document={document} siteUrl={window.location.origin} />
      </ResumeZoom>
    </section>
  );
}
