import { structuredPatch } from 'diff';
import recipes from '@/styles/recipes.module.css';
import styles from './text-diff.module.css';

/** Bounds the diff, which is slow for unrelated texts. */
const DIFF_TIMEOUT_MS = 2_000;

interface TextDiffProps {
  before: string;
  after: string;
  /** Said in front of each line of one side alone. */
  labels: { before: string; after: string };
  same?: string;
}

export function TextDiff({ before, after, labels, same }: TextDiffProps) {
  const patch = structuredPatch('', '', before, after, '', '', { context: 2, timeout: DIFF_TIMEOUT_MS });
  if (!patch) return <p className={styles.note}>两份内容相差太大，无法逐行对比；可以先返回编辑并下载备份。</p>;
  if (patch.hunks.length === 0 && same !== undefined) return <p className={styles.note}>{same}</p>;
  return (
    <div className={styles.diff} role="region" aria-label="逐行对比" tabIndex={0}>
      {patch.hunks.map(({ oldStart, newStart, lines }) => (
        <ul key={`${oldStart}-${newStart}`}>
          {lines.map((line, index) => (
            // Index keys are safe: hunks never change.
            <DiffLine key={index} mark={line.slice(0, 1)} text={line.slice(1)} labels={labels} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function DiffLine({ mark, text, labels }: Pick<TextDiffProps, 'labels'> & { mark: string; text: string }) {
  if (mark === '-')
    return (
      <li data-side="before">
        <span className={recipes.visuallyHidden}>{labels.before}</span>
        <del>{text}</del>
      </li>
    );
  if (mark === '+')
    return (
      <li data-side="after">
        <span className={recipes.visuallyHidden}>{labels.after}</span>
        <ins>{text}</ins>
      </li>
    );
  return <li>{text}</li>;
}
