import { charactersIn, codePointsIn } from '@/lib/utils/characters-in';
import recipes from '@/styles/recipes.module.css';
import styles from './character-count.module.css';

interface CharacterCountProps {
  /** The text in the form in which it is sent. */
  text: string;
  max: number;
  shownFrom?: number;
}

/** Count of choices. Not announced: at the limit the others are disabled. */
export const ChoiceCount = ({ chosen, max }: { chosen: number; max: number }) => (
  <span className={styles.count} aria-hidden>
    {`${chosen}/${max}`}
  </span>
);

const NOTE_FROM = 50;

const NEAR = 10;

/** Why the API counts more characters of a text than readers see; '' when it does not. */
function noteOn(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  const emoji = codePointsIn(lines) > charactersIn(lines);
  return [lines !== text && '换行算 2 字', emoji && '部分表情算多字'].filter(Boolean).join('，');
}

/** Length of a text as the API counts it, and its limit, announced near the end and beyond it. */
export function CharacterCount({ text, max, shownFrom = Infinity }: CharacterCountProps) {
  const length = codePointsIn(text);
  const left = max - length;
  const note = left < NOTE_FROM ? noteOn(text) : '';
  return (
    <span className={styles.count} data-over={left < 0 || undefined}>
      {note !== '' && <span className={styles.note}>{note}</span>}
      {left <= shownFrom && <span aria-hidden>{`${length}/${max}`}</span>}
      <span className={recipes.visuallyHidden} role="status">
        {left < 0 ? `超过 ${max} 字了` : left <= NEAR && `快到 ${max} 字了`}
      </span>
    </span>
  );
}
