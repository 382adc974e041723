import type { TypographyChange } from '@/lib/html/typography';
import styles from './typography-dialog.module.css';

const AROUND = 10;

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at));

export function ChangeExcerpt({ text, change: { edits } }: { text: string; change: TypographyChange }) {
  const [first, last] = [edits[0]?.start ?? 0, edits.at(-1)?.end ?? 0];
  const from = Math.max(lineStart(text, first), first - AROUND);
  const to = Math.min(lineEnd(text, last), last + AROUND);
  return (
    <span className={styles.excerpt}>
      {from > lineStart(text, first) && '…'}
      {edits.map(({ start, end, by }, index) => (
        <span key={start}>
          {text.slice(edits[index - 1]?.end ?? from, start)}
          {end > start && <del>{text.slice(start, end)}</del>}
          {by !== '' && <ins>{by}</ins>}
        </span>
      ))}
      {text.slice(last, to)}
      {to < lineEnd(text, last) && '…'}
    </span>
  );
}
