import type { TextQuote } from './schema';

const CONTEXT = 32;
/** A shorter passage must stand beside a part of its context, because its words occur anywhere. */
const SURE = 10;
const MAX_PLACES = 200;
/** How much of a changed passage must still be the same. */
const LIKE = { short: 0.75, long: 0.6, shortLength: 16 };

export interface FoundQuote {
  start: number;
  end: number;
  /** The words differ from the quoted ones. */
  changed: boolean;
}

export const quoteAt = (text: string, start: number, end: number): TextQuote => ({
  exact: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - CONTEXT), start),
  suffix: text.slice(end, end + CONTEXT),
  start,
});

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  let place = text.indexOf(words);
  while (place >= 0 && places.length < MAX_PLACES) {
    places.push(place);
    place = text.indexOf(words, place + 1);
  }
  return places;
}

/** Characters of the context that are still beside the passage. */
function contextAt(text: string, { prefix, suffix }: TextQuote, start: number, end: number): number {
  let before = 0;
  while (before < prefix.length && text[start - 1 - before] === prefix.at(-1 - before)) before += 1;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after += 1;
  return before + after;
}

const isSure = (text: string, quote: TextQuote, start: number, end: number): boolean =>
  end - start + contextAt(text, quote, start, end) >=
  Math.min(SURE, quote.exact.length + quote.prefix.length + quote.suffix.length);

function findExact(text: string, quote: TextQuote): FoundQuote | undefined {
  const { length } = quote.exact;
  const places = placesOf(text, quote.exact)
    .map((start) => ({ start, context: contextAt(text, quote, start, start + length) }))
    .toSorted(
      (one, other) =>
        other.context - one.context || Math.abs(one.start - quote.start) - Math.abs(other.start - quote.start),
    );
  const [best] = places;
  if (!best || !isSure(text, quote, best.start, best.start + length)) return undefined;
  return { start: best.start, end: best.start + length, changed: false };
}

/** The passage of `text` with the least edit distance to `words`, wherever in it it begins (Sellers). */
function nearest(text: string, words: string): { start: number; end: number; edits: number } {
  const rows = words.length + 1;
  let edits = Int32Array.from({ length: rows }, (_, row) => row);
  let starts = new Int32Array(rows);
  let nextEdits = new Int32Array(rows);
  let nextStarts = new Int32Array(rows);
  let best = { start: 0, end: 0, edits: words.length };
  const at = (list: Int32Array, row: number) => list[row] ?? 0;
  for (let column = 1; column <= text.length; column += 1) {
    nextEdits[0] = 0;
    nextStarts[0] = column;
    for (let row = 1; row < rows; row += 1) {
      const replaced = at(edits, row - 1) + (text[column - 1] === words[row - 1] ? 0 : 1);
      const inserted = at(edits, row) + 1;
      const removed = at(nextEdits, row - 1) + 1;
      const least = Math.min(replaced, inserted, removed);
      nextEdits[row] = least;
      nextStarts[row] =
        least === replaced ? at(starts, row - 1) : least === inserted ? at(starts, row) : at(nextStarts, row - 1);
    }
    [edits, nextEdits] = [nextEdits, edits];
    [starts, nextStarts] = [nextStarts, starts];
    if (at(edits, rows - 1) < best.edits)
      best = { start: at(starts, rows - 1), end: column, edits: at(edits, rows - 1) };
  }
  return best;
}

/** Starts of the passage by where its pieces still stand, the most agreed on first. */
function likelyStarts(text: string, words: string): number[] {
  const size = Math.min(8, Math.max(2, Math.floor(words.length / 4)));
  const votes = new Map<number, number>();
  for (let offset = 0; offset + size <= words.length; offset += size) {
    for (const place of placesOf(text, words.slice(offset, offset + size))) {
      const start = Math.round((place - offset) / size) * size;
      votes.set(start, (votes.get(start) ?? 0) + 1);
    }
  }
  return [...votes].toSorted(([, one], [, other]) => other - one).map(([start]) => start);
}

const MAX_TRIED = 3;
const SURELY_LIKE = 0.85;

function findLike(text: string, quote: TextQuote): FoundQuote | undefined {
  const { exact } = quote;
  const reach = Math.ceil(exact.length / 2) + 8;
  const least = exact.length < LIKE.shortLength ? LIKE.short : LIKE.long;
  let best: (FoundQuote & { likeness: number }) | undefined;
  for (const likely of likelyStarts(text, exact).slice(0, MAX_TRIED)) {
    const from = Math.max(0, likely - reach);
    const near = nearest(text.slice(from, likely + exact.length + reach), exact);
    const [start, end] = [from + near.start, from + near.end];
    const likeness = 1 - near.edits / exact.length;
    if (likeness < (best?.likeness ?? least) || !isSure(text, quote, start, end)) continue;
    best = { start, end, changed: true, likeness };
    if (likeness > SURELY_LIKE) break;
  }
  return best && { start: best.start, end: best.end, changed: true };
}

/** The quoted passage in a text that its author may have edited since; undefined when it is gone. */
export const findQuote = (text: string, quote: TextQuote): FoundQuote | undefined =>
  findExact(text, quote) ?? findLike(text, quote);
