import type { HistoryEntry } from './schema';

interface HistoryDay {
  date: string;
  entries: HistoryEntry[];
}

export function groupByDay(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = days.get(entry.date);
    if (day) day.push(entry);
    else days.set(entry.date, [entry]);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}
