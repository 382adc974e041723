import type { QueryClient, QueryKey } from '@tanstack/react-query';

export type Row = Readonly<Record<string, unknown>>;

/** Gives the changed row, or the very same one where nothing changes. */
export type PatchRow = (row: Row) => Row;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** What a query holds with its rows patched: one row, a list, a page, or the loaded pages of a list. */
export function patchRows(data: unknown, patch: PatchRow): unknown {
  if (Array.isArray(data)) {
    const rows: unknown[] = data.map((item: unknown) => patchRows(item, patch));
    return rows.some((row, index) => row !== data[index]) ? rows : data;
  }
  if (!isRow(data)) return data;
  const part = ['pages', 'list'].find((name) => Array.isArray(data[name]));
  if (!part) return patch(data);
  const patched = patchRows(data[part], patch);
  return patched === data[part] ? data : { ...data, [part]: patched };
}

/**
 * Patches the rows of every query below a key, and once more what is on its way: it was asked for before
 * the change. So a patch must leave a row alone that already says so. It is no answer of the API: age
 * and failure of what was read stay as they are.
 */
export function patchCopies(client: QueryClient, queryKey: QueryKey, patch: PatchRow): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const apply = () => {
      const data = patchRows(query.state.data, patch);
      if (data !== query.state.data) query.setState({ data });
    };
    apply();
    if (query.state.fetchStatus !== 'idle') query.promise?.then(apply, apply);
  }
}
