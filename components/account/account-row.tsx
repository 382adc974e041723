import type { ReactNode } from 'react';
import styles from './account-rows.module.css';

interface AccountRowProps {
  icon: ReactNode;
  label: string;
  value: string | undefined;
  none?: string | undefined;
  children?: ReactNode;
}

export function AccountRow({ icon, label, value, none = '未绑定', children }: AccountRowProps) {
  return (
    <li className={styles.row} aria-label={label}>
      <span className={styles.icon} data-bound={value !== undefined || undefined} aria-hidden>
        {icon}
      </span>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>{value ?? none}</p>
      </div>
      {children}
    </li>
  );
}
