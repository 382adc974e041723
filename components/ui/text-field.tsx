'use client';

import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  label: string;
  name: string;
  /** What is wrong with it; read out as it appears. */
  error?: string | undefined;
  /** A word of help below it, while nothing is wrong. */
  hint?: string | undefined;
  /** Stands inside the box, at its end. */
  inside?: ReactNode;
  /** Stands beside the box. */
  beside?: ReactNode;
}

/** A labelled line of text with its error in place. It is uncontrolled, so that a password manager may fill it. */
export function TextField({ label, error, hint, inside, beside, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <span className={styles.box} data-inside={inside !== undefined || undefined}>
          <input
            {...input}
            id={id}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId}
          />
          {inside}
        </span>
        {beside}
      </div>
      <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  );
}
