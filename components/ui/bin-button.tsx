import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import recipes from '@/styles/recipes.module.css';

interface BinButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  label: string;
}

export const BinButton = ({ label, ...rest }: BinButtonProps) => (
  <button type="button" title={label} {...rest} className={recipes.bin} aria-label={label}>
    <Trash2 size={16} strokeWidth={1.75} aria-hidden />
  </button>
);
