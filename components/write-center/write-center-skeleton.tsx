import { Skeleton } from '@/components/ui/state/skeleton';
import { DocumentHeader } from '@/components/document/document-header';
import recipes from '@/styles/recipes.module.css';
import styles from './write-center-skeleton.module.css';

const TOOL_GROUPS = [3, 6, 2, 7];
const LINES = ['72%', '94%', '88%', '46%'];

export const WriteCenterSkeleton = () => (
  <>
    <DocumentHeader action={<Skeleton width={62} height={34} />}>
      <div className={styles.title}>
        <Skeleton width={280} height={24} />
      </div>
    </DocumentHeader>
    <main className={styles.main}>
      <p className={recipes.visuallyHidden} role="status">
        正在打开文章…
      </p>
      <div className={styles.tools}>
        {TOOL_GROUPS.map((tools, index) => (
          <span key={index}>
            {Array.from({ length: tools }, (_, tool) => (
              <Skeleton key={tool} width={18} height={18} />
            ))}
          </span>
        ))}
      </div>
      <div className={styles.panes}>
        <Lines />
        <Lines />
      </div>
    </main>
  </>
);

const Lines = () => (
  <div className={styles.lines}>
    {LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
);
