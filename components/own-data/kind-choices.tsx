import controls from '@/styles/controls.module.css';
import styles from './own-data.module.css';

interface KindChoice {
  id: string;
  name: string;
  note: string;
  disabled?: boolean;
}

interface KindChoicesProps {
  label: string;
  choices: readonly KindChoice[];
  chosen: readonly string[];
  onChange: (id: string, on: boolean) => void;
}

export const KindChoices = ({ label, choices, chosen, onChange }: KindChoicesProps) => (
  <fieldset className={styles.choices}>
    <legend>{label}</legend>
    {choices.map(({ id, name, note, disabled = false }) => (
      <label key={id} className={styles.choice}>
        <input
          className={controls.checkbox}
          type="checkbox"
          checked={chosen.includes(id) && !disabled}
          disabled={disabled}
          onChange={({ target }) => onChange(id, target.checked)}
        />
        <span>
          {name}
          <small>{note}</small>
        </span>
      </label>
    ))}
  </fieldset>
);
