import { X } from 'lucide-react';
import { ignoreRepeatedPress } from '@/lib/browser/ignore-repeated-press';
import styles from './remove-button.module.css';

interface RemoveButtonProps {
  label: string;
  disabled: boolean;
  onRemove: () => void;
}

export const RemoveButton = ({ label, disabled, onRemove }: RemoveButtonProps) => (
  <button
    className={styles.remove}
    type="button"
    data-remove
    aria-label={label}
    disabled={disabled}
    onClick={() => {
      onRemove();
      // The next picture moves under the pointer.
      ignoreRepeatedPress();
    }}
  >
    <X size={16} strokeWidth={1.75} aria-hidden />
  </button>
);
