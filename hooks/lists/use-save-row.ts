'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { isGone } from '@/lib/http/refusals';

/** What the form of a row is given. */
export interface SaveRow<Row> {
  /** The row that is changed; none for a new one. */
  row: Row | undefined;
  onSaved: () => void;
  onFail: (error: Error) => void;
}

interface SaveRowOptions<Row, Values> extends SaveRow<Row> {
  /** Writes to the same row are made one at a time; a new one's key says where it goes. */
  mutationKey: readonly string[];
  write: (values: Values) => Promise<unknown>;
  /** The whole list that the row is in. */
  list: () => Promise<Row[]>;
  /** Its key, under which it is cached. */
  queryKey: QueryKey;
  isSame: (row: Row, values: Values) => boolean;
  /** Lists to load again when the row, or what it is in, turns out to be deleted. */
  goneWith: readonly QueryKey[];
  doneMessage: string;
}

interface Submission<Values> {
  values: Values;
  /** Ids of the list's rows before the write. */
  known: ReadonlySet<string>;
}

/** Creates or updates a row of an own list, at most once. An error is shown in the form. */
export function useSaveRow<Row extends { id: string }, Values>({
  row,
  mutationKey,
  write,
  list,
  queryKey,
  isSame,
  goneWith,
  doneMessage,
  onSaved,
  onFail,
}: SaveRowOptions<Row, Values>) {
  const client = useQueryClient();
  const { run, pending } = useGatedMutation<Submission<Values>>({
    mutationKey,
    mutationFn: ({ values }) => write(values),
    find: async ({ values, known }) =>
      (await list()).find((listed) => isSame(listed, values) && (row ? listed.id === row.id : !known.has(listed.id))),
    onDone: onSaved,
    onFail: (error) => {
      if (isGone(error)) for (const key of goneWith) void client.invalidateQueries({ queryKey: key });
      onFail(error);
    },
    invalidates: [queryKey],
    doneMessage,
  });
  const save = (values: Values) => {
    const listed = client.getQueryData<Row[]>(queryKey) ?? [];
    run({ values, known: new Set(listed.map(({ id }) => id)) });
  };
  return { save, pending };
}
