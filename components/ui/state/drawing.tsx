import type { StaticImageData } from 'next/image';
import drawings from './drawings.svg';
import styles from './drawing.module.css';

export type DrawingName =
  | 'article'
  | 'search'
  | 'message'
  | 'comment'
  | 'history'
  | 'log'
  | 'member'
  | 'missing'
  | 'unplugged'
  | 'failed'
  | 'login'
  | 'start';

const sheet: StaticImageData = drawings;

interface DrawingProps {
  of: DrawingName;
  small?: boolean;
}

/** A line drawing, in which the dot does something. All are one file, which is loaded where the first of them is shown. */
export const Drawing = ({ of, small = false }: DrawingProps) => (
  <svg className={small ? `${styles.drawing} ${styles.small}` : styles.drawing} aria-hidden>
    <use href={`${sheet.src}#${of}`} />
  </svg>
);
