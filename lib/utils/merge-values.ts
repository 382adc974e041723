export type FlatValues = Readonly<Record<string, string>>;

/** Both sides changed the same fields differently. */
export class EditConflict extends Error {
  override readonly name = 'EditConflict';

  constructor(
    readonly fields: readonly string[],
    readonly theirs: FlatValues,
  ) {
    super(`Changed on both sides: ${fields.join(', ')}`);
  }
}

export const changedValues = <V extends FlatValues>(values: V, base: V): Partial<V> & FlatValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== base[field])) as Partial<V> &
    FlatValues;

interface ThreeSides<V> {
  base: V;
  mine: V;
  theirs: V;
}

export const conflictingFields = <V extends FlatValues>({ base, mine, theirs }: ThreeSides<V>): string[] =>
  Object.keys(mine).filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );

/** Three-way merge of stored values and edits. @throws EditConflict on a field changed on both sides */
export function mergeValues<V extends FlatValues>({ base, mine, theirs }: ThreeSides<V>): V {
  const fields = conflictingFields({ base, mine, theirs });
  if (fields.length > 0) throw new EditConflict(fields, theirs);
  return { ...theirs, ...changedValues(mine, base) };
}
