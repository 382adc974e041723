import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import styles from './order-buttons.module.css';
import { isolated } from '@/lib/utils/direction';

interface OrderButtonsProps {
  name: string;
  place: number;
  total: number;
  disabled?: boolean;
  vertical?: boolean;
  onMove: (place: number) => void;
}

export const OrderButtons = ({ name, place, total, disabled = false, vertical = false, onMove }: OrderButtonsProps) => {
  const [Before, After] = vertical ? [ChevronUp, ChevronDown] : [ChevronLeft, ChevronRight];
  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-label={`${vertical ? '上' : '前'}移${isolated(name)}`}
        aria-disabled={disabled || place === 0}
        onClick={() => onMove(place - 1)}
      >
        <Before size={18} strokeWidth={1.75} aria-hidden />
      </button>
      <button
        className={styles.button}
        type="button"
        aria-label={`${vertical ? '下' : '后'}移${isolated(name)}`}
        aria-disabled={disabled || place === total - 1}
        onClick={() => onMove(place + 1)}
      >
        <After size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </>
  );
};
