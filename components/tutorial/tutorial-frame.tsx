import type { ReactNode } from 'react';
import type { Tutorial } from '@/lib/domain/tutorial/schema';
import { TutorialMenu } from './tutorial-menu';
import styles from './tutorial-frame.module.css';

export function TutorialFrame({ tutorial, children }: { tutorial: Tutorial; children: ReactNode }) {
  const { id, name, menu } = tutorial;
  return (
    <div className={styles.page}>
      <div className={styles.menu}>
        <TutorialMenu tutorial={{ id, name, menu }} />
      </div>
      {children}
    </div>
  );
}
