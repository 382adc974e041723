import { Button } from './button';
import styles from './form-end.module.css';

interface FormEndProps {
  /** Why the last submit failed, or ''. */
  failure: string;
  filled: boolean;
  pending: boolean;
  label: string;
  pendingLabel: string;
}

/** Error and submit button, disabled until all fields are filled. */
export function FormEnd({ failure, filled, pending, label, pendingLabel }: FormEndProps) {
  return (
    <>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <Button variant="primary" type="submit" className={styles.submit} disabled={!filled} pending={pending}>
        {pending ? pendingLabel : label}
      </Button>
    </>
  );
}
