import type { HistoryEntry } from './schema';

export interface HistoryDay {
  /** YYYY-MM-DD. */
  date: string;
  entries: HistoryEntry[];
}

/** The entries by their day. A day that goes on in the next page stays one group. */
export function groupByDay(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}
