import type { ComponentProps, ReactNode } from 'react';
import { Field, type TextProps } from './field';
import styles from './field.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'defaultValue' | 'required'>, TextProps {
  inside?: ReactNode;
  beside?: ReactNode;
}

/** Uncontrolled, so that a password manager may fill it. */
export function TextField({ label, error, hint, required, count, inside, beside, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} count={count}>
      {(control) => (
        <div className={styles.line}>
          <span className={styles.box} data-inside={inside !== undefined || undefined}>
            <input autoCapitalize="none" spellCheck={false} {...input} {...control} />
            {inside}
          </span>
          {beside}
        </div>
      )}
    </Field>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'value' | 'defaultValue' | 'required'> &
  TextProps;

export function TextAreaField({ label, error, hint, required, count, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} count={count}>
      {(control) => <textarea rows={4} {...textarea} {...control} />}
    </Field>
  );
}
