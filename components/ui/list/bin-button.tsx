import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import controls from '@/styles/controls.module.css';

interface BinButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  label: string;
}

export const BinButton = ({ label, ...rest }: BinButtonProps) => (
  <button type="button" title={label} {...rest} className={controls.bin} aria-label={label}>
    <Trash2 size={16} strokeWidth={1.75} aria-hidden />
  </button>
);
