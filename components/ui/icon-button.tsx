import type { ComponentProps } from 'react';
import styles from './order-buttons.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Names it, also in its tooltip. */
  label: string;
}

/** A square button with an icon. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <button type="button" title={label} {...rest} className={styles.button} aria-label={label} />
);
