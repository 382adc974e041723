import { vi } from 'vitest';
import { draftRows, type DraftRow } from '@/lib/drafts/draft-database';

/** Stands in for IndexedDB, which jsdom lacks. */
export function keptRows() {
  const rows = new Map<string, DraftRow>();
  vi.spyOn(draftRows, 'list').mockImplementation(async () => [...rows.values()]);
  vi.spyOn(draftRows, 'listFrom').mockImplementation(async (prefix) =>
    [...rows.values()].filter(({ id }) => id.startsWith(prefix)),
  );
  vi.spyOn(draftRows, 'put').mockImplementation(async (...changed: readonly DraftRow[]) => {
    for (const row of changed) rows.set(row.id, structuredClone(row));
  });
  vi.spyOn(draftRows, 'update').mockImplementation(async (id, next) => {
    const row = next(rows.get(id));
    rows.set(row.id, structuredClone(row));
    return row;
  });
  vi.spyOn(draftRows, 'adopt').mockImplementation(async (owner, passes) => {
    for (const row of rows.values()) if (passes(row)) rows.set(row.id, { ...row, owner });
  });
  vi.spyOn(draftRows, 'remove').mockImplementation(async (ids) => {
    for (const id of ids) rows.delete(id);
  });
  return { all: () => [...rows.values()] };
}
