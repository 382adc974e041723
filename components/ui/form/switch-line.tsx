import styles from './switch-line.module.css';

interface SwitchLineProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** A setting that is on or off, and takes effect at once. */
export const SwitchLine = ({ label, hint, checked, onChange }: SwitchLineProps) => (
  <label className={styles.line}>
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
    <input
      className={styles.switch}
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);
