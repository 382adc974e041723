import type { QueryClient } from '@tanstack/react-query';
import type { Identified } from './pages';

/** A noun adds the fields of its cached rows by declaration merging in its `schema.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the nouns
export interface Entities {}
type Noun = keyof Entities;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Noun of the query's rows: one, a list, a page, or pages. */
      rows?: Noun;
      /** Fetching counts a view, so a session change does not refetch it. */
      isVisit?: boolean;
    };
  }
}

/** Returns the changed row, the same object when unchanged, or null to remove it. */
type Patch<T> = (row: T) => T | null;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether data is a row of the noun whose rows its query holds, as `meta` says. */
const isRow = <T extends Identified>(data: unknown): data is T => isObject(data) && typeof data.id === 'string';

function patchList<T extends Identified>(list: readonly unknown[], patch: Patch<T>): readonly unknown[] {
  const patched = list.map((item) => patchData(item, patch)).filter((item) => item !== null);
  return patched.length === list.length && patched.every((item, index) => item === list[index]) ? list : patched;
}

/** Patches the rows of a query's data, also in `children`; the same object when none changes. */
export function patchData<T extends Identified>(data: unknown, patch: Patch<T>): unknown {
  if (Array.isArray(data)) return patchList(data, patch);
  if (!isObject(data)) return data;
  for (const part of ['pages', 'list']) {
    const rows = data[part];
    if (!Array.isArray(rows)) continue;
    const patched = patchList(rows, patch);
    if (patched === rows) return data;
    const gone = rows.length - patched.length;
    return { ...data, [part]: patched, ...(typeof data.total === 'number' && { total: data.total - gone }) };
  }
  if (!isRow<T>(data)) return data;
  const row = patch(data);
  if (!row || !('children' in row) || !Array.isArray(row.children)) return row;
  const children = patchList(row.children, patch);
  return children === row.children ? row : { ...row, children };
}

const queriesOf = (client: QueryClient, noun: Noun) =>
  client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.rows === noun });

/** All cached rows of the noun, each once. */
export function cachedRows<N extends Noun>(client: QueryClient, noun: N): Entities[N][] {
  const rows = new Map<string, Entities[N]>();
  for (const query of queriesOf(client, noun)) {
    patchData<Entities[N]>(query.state.data, (row) => {
      rows.set(row.id, row);
      return row;
    });
  }
  return [...rows.values()];
}

/** Answers under way are older than the change and patched, too, so a patch is idempotent. Age and error stay. */
export function patchRows<N extends Noun>(client: QueryClient, noun: N, patch: Patch<Entities[N]>): void {
  for (const query of queriesOf(client, noun)) {
    const apply = () => {
      const data = patchData(query.state.data, patch);
      if (data !== null && data !== query.state.data) query.setState({ data });
    };
    apply();
    if (query.state.fetchStatus !== 'idle') query.promise?.then(apply, apply);
  }
}

export const patchEntity = <N extends Noun>(
  client: QueryClient,
  noun: N,
  id: string,
  patch: (row: Entities[N]) => Entities[N],
): void => patchRows(client, noun, (row) => (row.id === id ? patch(row) : row));

export const removeEntity = (client: QueryClient, noun: Noun, id: string): void =>
  patchRows(client, noun, (row) => (row.id === id ? null : row));
