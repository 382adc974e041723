import { breakableParts } from '@/lib/utils/fuzzy/split-words';

interface Space {
  fits: (text: string) => boolean;
  lines: number;
}

/** More characters than a line has at any size. */
const LONGEST = 24;

/** A title in lines that end between words, the last with an ellipsis where there is more. */
export function posterLines(title: string, { fits, lines }: Space): string[] {
  const done: string[] = [];
  let line = '';
  for (const part of breakableParts(title, LONGEST).flatMap((word) => (fits(word.trim()) ? [word] : [...word]))) {
    if (line === '' || fits((line + part).trim())) {
      line += part;
    } else {
      done.push(line.trim());
      line = part;
    }
  }
  if (line.trim() !== '') done.push(line.trim());
  if (done.length <= lines) return done;
  let last = [...(done[lines - 1] ?? '')];
  while (last.length > 0 && !fits(`${last.join('')}…`)) last = last.slice(0, -1);
  return [...done.slice(0, lines - 1), `${last.join('')}…`];
}
