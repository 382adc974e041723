import 'client-only';
import { belongsTo } from '@/lib/browser/owner';
import { clearPersonalValues, personalValuesOf } from '@/lib/browser/personal-storage';
import { isRecord } from '@/lib/browser/storage';
import { DRAFT_KINDS, PERSONAL_DATA, ROW_KINDS, type PersonalKey } from '@/lib/config/personal-data';
import { keysOf } from '@/lib/utils/keys-of';
import { lookUp } from '@/lib/utils/look-up';
import { clearDraft, listDrafts, SENDING_KIND } from './shared-draft';
import { draftRows, FILE_KIND, type DraftRow } from './draft-database';

export interface KeptEntry {
  /** Unique, in the reader's words. */
  name: string;
  /** A setting has no count. */
  count?: number | undefined;
  bytes: number;
  of: 'record' | 'unsent' | 'file';
}

const OTHER_KIND = '其他没有发出的内容';
export const nameOfKind = (kind: string): string => lookUp(DRAFT_KINDS, kind) ?? lookUp(ROW_KINDS, kind) ?? OTHER_KIND;

function groupOfKind(kind: string): KeptEntry['of'] {
  if (kind === FILE_KIND) return 'file';
  return lookUp(ROW_KINDS, kind) === undefined ? 'unsent' : 'record';
}

const encoder = new TextEncoder();

/** About as many bytes as it takes: of texts and files, without what the browser adds. */
export function sizeOf(value: unknown): number {
  if (value instanceof Blob) return value.size;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  if (!isRecord(value)) return encoder.encode(String(value ?? '')).length;
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + sizeOf(part), 0);
}

const COUNTED = new Set<PersonalKey>(['READING_POSITIONS', 'TUTORIAL_PROGRESS']);

export function countOf(key: PersonalKey, value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  if (!isRecord(value)) return undefined;
  if (isRecord(value.records)) return Object.keys(value.records).length;
  return COUNTED.has(key) ? Object.keys(value).length : undefined;
}

export const ownRows = async (owner: string): Promise<DraftRow[]> =>
  (await draftRows.list().catch((): DraftRow[] => [])).filter((row) => belongsTo(owner, row.owner));

/** A draft of all tabs is in both stores, of which localStorage has the later one. */
export async function keptDrafts(owner: string): Promise<DraftRow[]> {
  const isTheirs = (keeper: string) => belongsTo(owner, keeper);
  const rows = (await ownRows(owner)).filter(({ kind, value }) => value !== undefined && kind !== SENDING_KIND);
  return [...new Map([...rows, ...listDrafts(isTheirs)].map((draft) => [draft.id, draft])).values()];
}

export async function listKeptEntries(owner: string): Promise<KeptEntry[]> {
  const entries = new Map<string, KeptEntry>();
  const add = ({ name, count, bytes, of }: KeptEntry) => {
    const known = entries.get(name);
    const total = count === undefined ? known?.count : count + (known?.count ?? 0);
    entries.set(name, { name, count: total, bytes: bytes + (known?.bytes ?? 0), of });
  };
  for (const { kind, value } of await keptDrafts(owner))
    add({
      name: nameOfKind(kind),
      count: Array.isArray(value) ? value.length : 1,
      bytes: sizeOf(value),
      of: groupOfKind(kind),
    });
  for (const [key, value] of personalValuesOf(owner))
    add({ name: PERSONAL_DATA[key], count: countOf(key, value), bytes: sizeOf(value), of: 'record' });
  return [...entries.values()];
}

export async function listKept(owner: string): Promise<{ drafts: number; records: string[] }> {
  const entries = await listKeptEntries(owner);
  return {
    drafts: entries.filter(({ of }) => of === 'unsent').reduce((sum, { count = 0 }) => sum + count, 0),
    records: entries.filter(({ of }) => of === 'record').map(({ name }) => name),
  };
}

export async function clearKeptEntry(owner: string, name: string): Promise<void> {
  const keys = keysOf(PERSONAL_DATA).filter((key) => PERSONAL_DATA[key] === name);
  clearPersonalValues(owner, keys);
  const drafts = (await keptDrafts(owner)).filter(({ kind }) => nameOfKind(kind) === name);
  for (const { id } of drafts) clearDraft(id);
  if (drafts.length > 0) await draftRows.remove(drafts.map(({ id }) => id));
}
