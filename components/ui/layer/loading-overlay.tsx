import { LoadingMark } from '@/components/ui/state/loading-mark';
import recipes from '@/styles/recipes.module.css';
import styles from './loading-overlay.module.css';

interface LoadingOverlayProps {
  tip?: string;
}

export function LoadingOverlay({ tip }: LoadingOverlayProps) {
  return (
    <div className={styles.overlay} role="status" aria-busy>
      <span className={styles.tile}>
        <LoadingMark />
      </span>
      {tip ? <p className={styles.tip}>{tip}</p> : <span className={recipes.visuallyHidden}>加载中</span>}
    </div>
  );
}
