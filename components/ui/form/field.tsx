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
}

export interface TextProps extends FieldProps {
  /** The text as it is sent, and its limit. A text over it is an error, never cut. */
  count?: readonly [text: string, limit: number] | undefined;
}

interface GroupProps extends FieldProps {
  count?: readonly [chosen: number, limit: number] | undefined;
  children: ReactNode;
}

/** A labelled control. The line for error, hint and counter is reserved, so that nothing shifts. */
export function Field({ children, count, ...field }: TextProps & { children: (control: FieldControl) => ReactNode }) {
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
      <Note id={noteId} {...field} counter={count && <CharacterCount text={count[0]} max={count[1]} />} />
    </div>
  );
}

export function FieldGroup({ children, count, ...field }: GroupProps) {
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
