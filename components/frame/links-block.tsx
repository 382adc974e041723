import type { ReactNode } from 'react';
import styles from './links-block.module.css';

export function LinksBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block} data-print="hidden">
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
