import type { TextRun } from '@/lib/utils/fuzzy/highlight';

export const MarkedText = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map((run, index) => (run.marked ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>));
