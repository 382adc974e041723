/** The flat values of a form. */
export type FlatValues = Readonly<Record<string, string>>;

/** Both sides changed the same fields, each to something else. */
export class EditConflict extends Error {
  override readonly name = 'EditConflict';

  /** @param theirs what is stored now */
  constructor(
    readonly fields: readonly string[],
    readonly theirs: FlatValues,
  ) {
    super(`Changed on both sides: ${fields.join(', ')}`);
  }
}

/** What differs from `base`. */
export const changedValues = <V extends FlatValues>(values: V, base: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== base[field])) as Partial<V>;

interface ThreeSides<V> {
  /** What was edited, as it was stored then. */
  base: V;
  mine: V;
  /** What is stored now. */
  theirs: V;
}

/** The fields that both sides changed, each to something else. */
export const conflictingFields = <V extends FlatValues>({ base, mine, theirs }: ThreeSides<V>): string[] =>
  Object.keys(mine).filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );

/**
 * A three-way merge: what is stored now, with my changes.
 * @throws EditConflict where the same field was changed on both sides
 */
export function mergeValues<V extends FlatValues>({ base, mine, theirs }: ThreeSides<V>): V {
  const fields = conflictingFields({ base, mine, theirs });
  if (fields.length > 0) throw new EditConflict(fields, theirs);
  return { ...theirs, ...changedValues(mine, base) };
}
