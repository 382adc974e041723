'use client';

import { useId, type ReactNode } from 'react';
import { PROFILE_LIMITS, type LimitedField } from '@/lib/domain/profile/constants';
import { charactersIn, type ProfileField as Field } from '@/lib/domain/profile/utils';
import styles from './profile-form.module.css';

type TextualField = Exclude<Field, 'avatar' | 'gender'>;

/** Both kinds of control take these. */
interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  value: string;
  disabled: boolean;
  'aria-required': boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

interface ProfileFieldProps {
  label: string;
  name: TextualField;
  value: string;
  error?: string | undefined;
  /** A word of help, while nothing is wrong. */
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  onChange: (value: string) => void;
  children: (control: ControlProps) => ReactNode;
}

const isLimited = (name: TextualField): name is LimitedField => Object.hasOwn(PROFILE_LIMITS, name);

/** A labelled field with its error and, where there is a limit, its counter below. What is too long is said, never cut. */
export function ProfileField({ label, name, value, error, hint, required, disabled, ...rest }: ProfileFieldProps) {
  const { onChange, children } = rest;
  const id = useId();
  const noteId = `${id}-note`;
  const limit = isLimited(name) ? PROFILE_LIMITS[name] : undefined;
  const length = charactersIn(value.trim());
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={`${styles.label} ${required ? styles.required : ''}`}>
        {label}
      </label>
      {children({
        id,
        name,
        className: styles.control,
        value,
        disabled: disabled ?? false,
        'aria-required': required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': noteId,
        onChange: (event) => onChange(event.currentTarget.value),
      })}
      <div className={styles.below}>
        <p id={noteId} className={error ? styles.error : undefined} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
        {limit !== undefined && (
          <span className={styles.counter} data-over={length > limit || undefined} aria-hidden>
            {length} / {limit}
          </span>
        )}
      </div>
    </div>
  );
}
