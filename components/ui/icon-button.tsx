import type { ComponentProps } from 'react';
import styles from '@/components/ui/list/order-buttons.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  label: string;
}

export const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <button type="button" title={label} {...rest} className={styles.button} aria-label={label} />
);
