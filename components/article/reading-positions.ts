const KEY = 'READING_POSITIONS';
const MOST_REMEMBERED = 100;

type Positions = Record<string, number>;

function readAll(): Positions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const numbers = Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    return Object.fromEntries(numbers);
  } catch {
    return {};
  }
}

/** How far an article was read in this browser, 0 to 1; undefined when it is not known. */
export function readPosition(articleId: string): number | undefined {
  return readAll()[articleId];
}

/** Remembers how far an article was read; null forgets it. The oldest give way. */
export function writePosition(articleId: string, ratio: number | null): void {
  const others = Object.entries(readAll()).filter(([id]) => id !== articleId);
  const entries = ratio === null ? others : [...others, [articleId, Math.round(ratio * 1000) / 1000]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST_REMEMBERED))));
  } catch {
    // A full or forbidden storage costs the reader only this convenience.
  }
}
