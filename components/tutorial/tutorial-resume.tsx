'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { ProgressRing } from '@/components/ui/state/progress-ring';
import { useStored } from '@/hooks/ui/use-stored';
import { routes } from '@/lib/config/routes';
import type { ChapterLink } from '@/lib/domain/tutorial/schema';
import { tutorialProgress } from '@/lib/domain/tutorial/progress-store';
import { percentRead } from '@/lib/domain/tutorial/progress';
import styles from './tutorial-resume.module.css';

interface TutorialResumeProps {
  tutorialId: string;
  chapters?: readonly ChapterLink[];
  start: string;
  size?: 'small' | 'medium';
}

export function TutorialResume({ tutorialId, chapters, start, size = 'small' }: TutorialResumeProps) {
  const progress = useStored(tutorialProgress)?.[tutorialId];
  const percent = progress && percentRead(progress, chapters);
  const last = progress?.last;
  const resumable = last !== undefined && (!chapters || chapters.some(({ id }) => id === last));
  return (
    <p className={styles.resume}>
      <Link
        className={buttonClass(size === 'medium' ? 'primary' : 'quiet', size)}
        href={resumable ? routes.chapter(tutorialId, last) : start}
        prefetch={false}
      >
        {resumable ? '继续阅读' : '开始阅读'}
      </Link>
      {percent !== undefined && (
        <>
          {size === 'medium' && <ProgressRing part={percent / 100} />}
          <span className={styles.percent}>已读 {percent}%</span>
        </>
      )}
    </p>
  );
}
