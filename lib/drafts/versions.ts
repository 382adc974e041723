import 'client-only';
import { dequal } from 'dequal/lite';
import { belongsTo, useOwner } from '@/lib/browser/owner';
import { checkedBy, isRecord, isText, type Check } from '@/lib/browser/storage';
import { newId } from '@/lib/utils/new-id';
import { draftRows, type DraftRow, type DraftRows } from './draft-database';
import { surplusVersions } from './thin-versions';

export interface Version<T> {
  id: string;
  subjectId: string;
  savedAt: number;
  reason: string;
  value: T;
}

const VERSION_KIND = 'version';
const PREFIX = `${VERSION_KIND}-`;

type VersionRows = Pick<DraftRows, 'listFrom' | 'put' | 'remove'>;
interface VersionPlace<T> {
  kind: string;
  schema: Check<T>;
  rows?: VersionRows;
}

const isStored = (value: unknown): value is { reason: string; value: unknown } =>
  isRecord(value) && isText(value.reason) && 'value' in value;
const storedSchema = checkedBy(isStored);

/** The versions of all documents of a kind, the newest first. Rejects when the store fails. */
export async function listVersions<T>({ kind, schema, rows = draftRows }: VersionPlace<T>): Promise<Version<T>[]> {
  const { owner } = useOwner.getState();
  return (await rows.listFrom(`${PREFIX}${kind}-`))
    .filter((row) => belongsTo(owner, row.owner))
    .flatMap(({ id, subjectId, savedAt, value: stored }) => {
      const { data } = storedSchema.safeParse(stored);
      const value = data && schema.safeParse(data.value).data;
      return data && value !== undefined ? [{ id, subjectId, savedAt, reason: data.reason, value }] : [];
    })
    .toSorted((one, other) => other.savedAt - one.savedAt);
}

/** Keeps a version, unless it is the latest one already, and removes those that are too many. Rejects when the store fails. */
export async function keepVersion<T>(
  { kind, schema, rows = draftRows }: VersionPlace<T>,
  { subjectId, reason, value }: Pick<Version<T>, 'subjectId' | 'reason' | 'value'>,
): Promise<void> {
  const known = await listVersions({ kind, schema, rows });
  const latest = known.find((version) => version.subjectId === subjectId);
  if (latest && dequal(latest.value, value)) return;
  const savedAt = Date.now();
  const { owner } = useOwner.getState();
  const id = `${PREFIX}${kind}-${newId()}`;
  const row: DraftRow = { id, owner, kind: VERSION_KIND, subjectId, value: { reason, value }, base: '', savedAt };
  await rows.put(row);
  const all = [{ id, subjectId, savedAt, value }, ...known];
  const surplus = surplusVersions(
    all.map((version) => ({ ...version, size: JSON.stringify(version.value).length })),
    savedAt,
  );
  if (surplus.length > 0) await rows.remove(surplus);
}

export const removeVersion = async (id: string, rows: VersionRows = draftRows): Promise<void> => rows.remove([id]);
