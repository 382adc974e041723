import { splitByKeywords } from '@/lib/utils/highlight';

/** A text with its keywords marked, as elements and never as html. */
export function Highlight({ text, keywords }: { text: string; keywords: readonly string[] }) {
  return splitByKeywords(text, keywords).map((run, index) =>
    run.marked ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
  );
}
