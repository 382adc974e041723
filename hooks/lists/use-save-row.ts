'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useConfirmedMutation } from '@/hooks/use-confirmed-mutation';
import { checkedBy, isRecord, isText, isTexts } from '@/lib/browser/storage';
import { isGone } from '@/lib/http/refusals';
import { changedValues, EditConflict, mergeValues, type FlatValues } from '@/lib/utils/merge-values';

export interface SaveRow<Row, Values> {
  row: Row | undefined;
  onSaved: () => void;
  /** Called with a new row that an earlier page was sending and the API has. */
  onFound: (values: Values) => void;
  onFail: (error: Error) => void;
}

interface SaveRowOptions<Row, Values> extends SaveRow<Row, Values> {
  /** Serialises writes to a row; a new one's key names its list. */
  mutationKey: readonly string[];
  write: (values: Values) => Promise<unknown>;
  list: () => Promise<Row[]>;
  queryKey: QueryKey;
  valuesOf: (row: Row) => Values;
  /** Lists to refetch when the row or its parent is deleted. */
  goneWith: readonly QueryKey[];
  doneMessage: string;
}

interface Submission<Values> {
  values: Values;
  base: Values;
  known: readonly string[];
}

const isFlat = (values: unknown) => isRecord(values) && Object.values(values).every(isText);
const isSubmission = <Values>(value: unknown): value is Submission<Values> =>
  isRecord(value) && isFlat(value.values) && isFlat(value.base) && isTexts(value.known);

const holds = (values: FlatValues, wanted: Partial<FlatValues>) =>
  Object.entries(wanted).every(([field, value]) => values[field] === value);

/** Creates or updates an own row at most once; an update rereads it. The form shows errors, also an `EditConflict`. */
export function useSaveRow<Row extends { id: string }, Values extends FlatValues>({
  row,
  mutationKey,
  write,
  list,
  queryKey,
  valuesOf,
  goneWith,
  doneMessage,
  onSaved,
  onFound,
  onFail,
}: SaveRowOptions<Row, Values>) {
  const client = useQueryClient();
  /** A missing row is deleted, or private after an expired session: the write's answer tells which. */
  const listed = () =>
    list().catch((error: unknown) => {
      if (isGone(error)) return [];
      throw error;
    });
  const { run, pending, earlier } = useConfirmedMutation<Submission<Values>>({
    mutationKey,
    mutationFn: async ({ values, base }) => {
      const stored = row && (await listed()).find(({ id }) => id === row.id);
      return write(stored ? mergeValues({ base, mine: values, theirs: valuesOf(stored) }) : values);
    },
    confirm: {
      schema: checkedBy(isSubmission<Values>),
      find: async ({ values, base, known }) =>
        (await list()).find((other) =>
          row
            ? other.id === row.id && holds(valuesOf(other), changedValues(values, base))
            : !known.includes(other.id) && holds(valuesOf(other), values),
        ),
      onFound: row ? undefined : ({ values }) => onFound(values),
    },
    onDone: onSaved,
    onFail: (error) => {
      if (error instanceof EditConflict) void client.invalidateQueries({ queryKey });
      onFail(error);
    },
    onGone: () => {
      for (const key of goneWith) void client.invalidateQueries({ queryKey: key });
    },
    invalidates: [queryKey],
    doneMessage,
  });
  const save = (values: Values, base: Values) => {
    const rows = client.getQueryData<Row[]>(queryKey) ?? [];
    run({ values, base, known: rows.map(({ id }) => id) });
  };
  return { save, pending, earlier };
}
