import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './order-buttons.module.css';
import { isolated } from '@/lib/utils/direction';

interface DragHandleProps extends ComponentProps<'button'> {
  name: string;
  place: number;
  onMove: (place: number) => void;
}

export const DragHandle = ({ name, place, onMove, ...drag }: DragHandleProps) => (
  <button
    {...drag}
    className={`${styles.button} ${styles.handle}`}
    type="button"
    aria-label={`排序${isolated(name)}`}
    aria-keyshortcuts="ArrowUp ArrowDown"
    title="拖动，或按上下方向键排序"
    onKeyDown={(event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? place - 1 : place + 1);
    }}
  >
    <GripVertical size={16} strokeWidth={1.75} aria-hidden />
  </button>
);
