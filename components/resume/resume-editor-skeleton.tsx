import { DocumentHeader } from '@/components/document/document-header';
import { Skeleton } from '@/components/ui/state/skeleton';
import recipes from '@/styles/recipes.module.css';
import styles from './resume-workspace.module.css';

export const ResumeEditorSkeleton = () => (
  <>
    <DocumentHeader>
      <span className={styles.title} />
    </DocumentHeader>
    <main className={`${styles.main} ${styles.loading}`}>
      <p className={recipes.visuallyHidden} role="status">
        正在打开简历…
      </p>
      <div className={styles.toolbar} />
      <div className={styles.panes}>
        <div className={styles.form}>
          <Skeleton height={280} />
          <Skeleton height={220} />
        </div>
        <div className={styles.preview} />
      </div>
    </main>
  </>
);
