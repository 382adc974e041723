import styles from './character-count.module.css';

interface CharacterCountProps {
  length: number;
  max: number;
  /** The figure shows once no more than so many are left; always when absent. */
  shownFrom?: number;
}

/** How many of a few choices are made. A screen reader is told none of it: those that are left say so by being disabled. */
export const ChoiceCount = ({ chosen, max }: { chosen: number; max: number }) => (
  <span className={styles.count} aria-hidden>
    {chosen}/{max}
  </span>
);

/** What is left when a screen reader is told. */
const NEAR = 10;

/** How long a text is of what it may be. A screen reader is told near the end and beyond it, once each. */
export function CharacterCount({ length, max, shownFrom = Infinity }: CharacterCountProps) {
  const left = max - length;
  return (
    <span className={styles.count} data-over={left < 0 || undefined}>
      {left <= shownFrom && (
        <span aria-hidden>
          {length}/{max}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {left < 0 ? `超过 ${max} 字了` : left <= NEAR && `快到 ${max} 字了`}
      </span>
    </span>
  );
}
