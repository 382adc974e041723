import type { ComponentProps } from 'react';
import { FieldGroup, type FieldProps } from './field';
import controls from '@/styles/controls.module.css';
import styles from './radio-field.module.css';

interface RadioFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className' | 'required'>, FieldProps {
  options: readonly { value: string; label: string }[];
  chosen?: string;
}

export function RadioField({ label, error, hint, required, options, chosen, ...input }: RadioFieldProps) {
  return (
    <FieldGroup label={label} error={error} hint={hint} required={required}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              {...input}
              className={controls.checkbox}
              type="radio"
              value={option.value}
              checked={chosen === undefined ? undefined : chosen === option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
