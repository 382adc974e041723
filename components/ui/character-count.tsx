import recipes from '@/styles/recipes.module.css';
import styles from './character-count.module.css';

interface CharacterCountProps {
  length: number;
  max: number;
  shownFrom?: number;
  /** Says why the length is not what readers see; shown with it near the limit. */
  note?: string;
}

/** Count of choices. Not announced: at the limit the others are disabled. */
export const ChoiceCount = ({ chosen, max }: { chosen: number; max: number }) => (
  <span className={styles.count} aria-hidden>
    {`${chosen}/${max}`}
  </span>
);

const NOTE_FROM = 50;

const NEAR = 10;

/** Length and limit of a text, announced near the end and beyond it. */
export function CharacterCount({ length, max, shownFrom = Infinity, note = '' }: CharacterCountProps) {
  const left = max - length;
  return (
    <span className={styles.count} data-over={left < 0 || undefined}>
      {note !== '' && left < NOTE_FROM && <span className={styles.note}>{note}</span>}
      {left <= shownFrom && <span aria-hidden>{`${length}/${max}`}</span>}
      <span className={recipes.visuallyHidden} role="status">
        {left < 0 ? `超过 ${max} 字了` : left <= NEAR && `快到 ${max} 字了`}
      </span>
    </span>
  );
}
