import { EmptyState } from '@/components/ui/state/empty-state';
import type { Tutorial } from '@/lib/domain/tutorial/schema';
import { TutorialCard } from './tutorial-card';
import styles from './tutorial-card.module.css';

export function TutorialList({ tutorials }: { tutorials: readonly Tutorial[] }) {
  if (tutorials.length === 0) return <EmptyState>暂无教程</EmptyState>;
  return (
    <div className={styles.grid}>
      {tutorials.map((tutorial) => (
        <TutorialCard key={tutorial.id} tutorial={tutorial} />
      ))}
    </div>
  );
}
