import type { QueryClient } from '@tanstack/react-query';
import type { Identified } from './pages';

/**
 * What the cached rows of each noun have in common. A noun adds its own in its `schema.ts`:
 * `declare module '@/lib/query/patch-entity' { interface Entities { article: ArticleCopy } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the nouns
export interface Entities {}
type Noun = keyof Entities;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The noun whose rows the query holds: one, a list, a page, or the loaded pages of a list. */
      rows?: Noun;
      /** Fetching it counts a view, so it is not refetched when the session changes. */
      isVisit?: boolean;
    };
  }
}

/** Returns the changed row, the same object when nothing changes, or null to remove it. */
type Patch<T> = (row: T) => T | null;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function patchList<T>(list: readonly unknown[], patch: Patch<T>): readonly unknown[] {
  const patched = list.map((item) => patchData(item, patch)).filter((item) => item !== null);
  return patched.length === list.length && patched.every((item, index) => item === list[index]) ? list : patched;
}

/** The data of a query with its rows patched, also those in a row's `children`; the same object when none changes. */
export function patchData<T>(data: unknown, patch: Patch<T>): unknown {
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
  // What a query of a noun holds are rows of this noun: its `meta` says so.
  const row = patch(data as T) as Record<string, unknown> | null;
  if (!row || !Array.isArray(row.children)) return row;
  const children = patchList(row.children, patch);
  return children === row.children ? row : { ...row, children };
}

/**
 * Patches the rows of every query whose `meta.rows` names the noun, and the answers of pending fetches once they
 * arrive, as they were requested before the change. So a patch must be idempotent. The age and error of each query stay
 * as they are, because a patch is no answer of the API.
 */
export function patchRows<N extends Noun>(client: QueryClient, noun: N, patch: Patch<Entities[N]>): void {
  for (const query of client.getQueryCache().findAll({ predicate: ({ meta }) => meta?.rows === noun })) {
    const apply = () => {
      const data = patchData(query.state.data, patch);
      if (data !== null && data !== query.state.data) query.setState({ data });
    };
    apply();
    if (query.state.fetchStatus !== 'idle') query.promise?.then(apply, apply);
  }
}

/** Changes every cached copy of a row; see `patchRows`. */
export const patchEntity = <N extends Noun>(
  client: QueryClient,
  noun: N,
  id: string,
  patch: (row: Entities[N]) => Entities[N],
): void => patchRows(client, noun, (row) => ((row as Identified).id === id ? patch(row) : row));

/** Removes a row from every cached list. */
export const removeEntity = (client: QueryClient, noun: Noun, id: string): void =>
  patchRows(client, noun, (row) => ((row as Identified).id === id ? null : row));
