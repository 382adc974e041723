import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** A request is pending: the width stays, clicks are ignored. */
  pending?: boolean;
}

export const buttonClass = (variant: ButtonProps['variant'] = 'secondary', size: ButtonProps['size'] = 'medium') =>
  `${styles.button} ${styles[variant]} ${styles[size]}`;

export function Button({ variant, size, pending = false, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant, size)} ${className}`}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={pending ? undefined : onClick}
    />
  );
}
