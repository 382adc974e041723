import type { ReactNode } from 'react';
import styles from './card.module.css';

/** The surface that a page's content lies on. Other modules compose the class. */
export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;
