import type { ReactNode } from 'react';
import styles from './card-head.module.css';

interface CardHeadProps {
  title: string;
  /** A line below the title. */
  note?: string;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The heading of a page, at the top of its card. */
export function CardHead({ title, note, children }: CardHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {children}
    </header>
  );
}
