import type { ReactNode, Ref } from 'react';
import recipes from '@/styles/recipes.module.css';
import styles from './heat-map.module.css';

interface HeatMapFrameProps {
  ref?: Ref<HTMLElement>;
  busy?: boolean;
  summary?: string;
  children?: ReactNode;
}

export const HeatMapFrame = ({ ref, busy, summary, children }: HeatMapFrameProps) => (
  <section ref={ref} className={styles.block} aria-labelledby="heat-map" aria-busy={busy}>
    <h2 id="heat-map" className={recipes.cardHeading}>
      近一年的活跃度
    </h2>
    <p className={styles.summary}>{summary ?? '\u00a0'}</p>
    <div className={styles.map}>{children}</div>
    <p className={styles.legend} aria-hidden>
      少
      {[0, 1, 2, 3, 4].map((level) => (
        <i key={level} data-level={level} />
      ))}
      多
    </p>
  </section>
);
