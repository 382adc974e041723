import type { HistoryEntry } from './schema';

export interface HistoryDay {
  /** YYYY-MM-DD. */
  date: string;
  entries: HistoryEntry[];
}

/**
 * The entries by their day, each entry once: rows shift from page to page as others are deleted. A day
 * that goes on in the next page stays one group.
 */
export function groupByDay(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  const seen = new Set<string>();
  for (const entry of entries) {
    if (seen.has(entry.id)) continue;
    seen.add(entry.id);
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}
