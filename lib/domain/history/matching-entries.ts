import type { HistoryEntry } from './schema';

export function matchingEntries(entries: readonly HistoryEntry[], word: string): readonly HistoryEntry[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(({ articleTitle, description, authorNickname }) =>
    `${articleTitle}\n${description}\n${authorNickname}`.toLowerCase().includes(wanted),
  );
}
