import type { ReactNode } from 'react';
import recipes from '@/styles/recipes.module.css';
import styles from './card-head.module.css';

interface CardHeadProps {
  title: string;
  /** `p` where the page within the card has a heading of its own. */
  as?: 'h1' | 'p';
  note?: string;
  children?: ReactNode;
}

export function CardHead({ title, as: Heading = 'h1', note, children }: CardHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <Heading className={recipes.pageHeading}>{title}</Heading>
        {note && <p>{note}</p>}
      </div>
      {children}
    </header>
  );
}
