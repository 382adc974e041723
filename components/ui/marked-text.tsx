import type { TextRun } from '@/lib/utils/highlight';

/** A text with some of it marked, as elements and never as html. */
export const MarkedText = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map((run, index) => (run.marked ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>));
