import type { ReactNode } from 'react';
import recipes from '@/styles/recipes.module.css';
import styles from './card-head.module.css';

interface CardHeadProps {
  title: string;
  note?: string;
  children?: ReactNode;
}

export function CardHead({ title, note, children }: CardHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={recipes.pageHeading}>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {children}
    </header>
  );
}
