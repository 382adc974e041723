import { Button } from '@/components/ui/button';
import styles from './form-end.module.css';

interface FormEndProps {
  failure: string;
  filled: boolean;
  pending: boolean;
  label: string;
  pendingLabel: string;
}

export function FormEnd({ failure, filled, pending, label, pendingLabel }: FormEndProps) {
  return (
    <>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <Button variant="primary" size="large" type="submit" disabled={!filled} pending={pending}>
        {pending ? pendingLabel : label}
      </Button>
    </>
  );
}
