'use client';

import { Icon } from '@/components/ui/icon';
import { ROW_MENU_ID, useRowMenu, type RowSubject } from '@/lib/browser/row-menu';
import { isolated } from '@/lib/utils/direction';
import styles from './row-menu-button.module.css';

interface RowMenuButtonProps {
  subject: RowSubject;
  className?: string | undefined;
}

export function RowMenuButton({ subject, className = '' }: RowMenuButtonProps) {
  const isLoaded = useRowMenu((menu) => menu.subject !== undefined);
  return (
    <button
      className={`${styles.button} ${className}`}
      type="button"
      popoverTarget={isLoaded ? ROW_MENU_ID : undefined}
      aria-label={`更多操作：${isolated(subject.name)}`}
      title="更多操作"
      onClick={({ currentTarget }) => useRowMenu.setState({ subject, opener: currentTarget })}
    >
      <Icon of="more" size={20} />
    </button>
  );
}
