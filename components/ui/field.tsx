import { useId, type ReactNode } from 'react';
import { CharacterCount, ChoiceCount } from './character-count';
import styles from './field.module.css';

interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Length (or number of choices) and limit. A text over it is an error, never cut. */
  count?: readonly [length: number, limit: number] | undefined;
}

/** A labelled control. The line for error, hint and counter is reserved, so that nothing shifts. */
export function Field({ children, count, ...field }: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} data-required={field.required || undefined}>
        {field.label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-required': field.required || undefined,
        'aria-invalid': field.error ? true : undefined,
        'aria-describedby': noteId,
      })}
      <Note id={noteId} {...field} counter={count && <CharacterCount length={count[0]} max={count[1]} />} />
    </div>
  );
}

export function FieldGroup({ children, count, ...field }: FieldProps & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend className={styles.label} data-required={field.required || undefined}>
        {field.label}
      </legend>
      {children}
      <Note id={id} {...field} counter={count && <ChoiceCount chosen={count[0]} max={count[1]} />} />
    </fieldset>
  );
}

interface NoteProps extends Pick<FieldProps, 'error' | 'hint'> {
  id: string;
  counter: ReactNode;
}

function Note({ id, error, hint, counter }: NoteProps) {
  return (
    <div className={styles.note}>
      <p id={id} className={error ? styles.error : undefined} role={error ? 'alert' : undefined}>
        {error || hint}
      </p>
      {counter && <span className={styles.count}>{counter}</span>}
    </div>
  );
}
