import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';

export const pageOfRows = <T>(rows: readonly T[], pageNo: number, pageSize: number): Page<T> => ({
  list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  total: rows.length,
  pageNo,
});

/** A page of an unpaged API list: the first page fetches it, later ones are cut from that answer. */
export async function fetchPageOfWhole<T, K extends QueryKey>(
  client: QueryClient,
  whole: FetchQueryOptions<T[], Error, T[], K>,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<Page<T>> {
  const rows = await client.fetchQuery({ ...whole, staleTime: pageNo === 1 ? 0 : Infinity });
  return pageOfRows(rows, pageNo, pageSize);
}
