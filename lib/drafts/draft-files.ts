import 'client-only';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { useOwner } from '@/lib/browser/owner';
import { newId } from '@/lib/utils/new-id';
import { draftRows, FILE_KIND, type DraftRow, type DraftRows } from './draft-database';

const KEPT_MS = 30 * 24 * 60 * 60_000;

type FileRows = Pick<DraftRows, 'list' | 'put' | 'remove'>;

/** Bytes are stored, because WebKit stores no `Blob` in a private window. */
export const storedFileSchema = z.object({ name: z.string(), type: z.string(), bytes: z.instanceof(ArrayBuffer) });

export const useDraftFiles = create<{ files: Readonly<Record<string, File>> }>()(() => ({ files: {} }));

const show = (found: Record<string, File>) =>
  useDraftFiles.setState(({ files }) => ({ files: { ...files, ...found } }));

/** Only this page has a file that could not be stored. */
async function keep(id: string, file: File, rows: FileRows): Promise<void> {
  const value = { name: file.name, type: file.type, bytes: await file.arrayBuffer() };
  const { owner } = useOwner.getState();
  await rows.put({ id, owner, kind: FILE_KIND, subjectId: '', value, base: '', savedAt: Date.now() });
}

/** Adds a file to a draft, visible to those who may see the draft. @returns its id */
export function addDraftFile(file: File, rows: FileRows = draftRows): string {
  const id = `${FILE_KIND}-${newId()}`;
  show({ [id]: file });
  keep(id, file, rows).catch(() => {});
  return id;
}

/** Loads the files of a draft; removes files unused for a month. */
export async function loadDraftFiles(ids: readonly string[], rows: FileRows = draftRows): Promise<void> {
  const stored = (await rows.list().catch((): DraftRow[] => [])).filter(({ kind }) => kind === FILE_KIND);
  const found = stored.flatMap(({ id, value }) => {
    const { data } = storedFileSchema.safeParse(value);
    return data && ids.includes(id) ? [[id, new File([data.bytes], data.name, { type: data.type })] as const] : [];
  });
  if (found.length > 0) show(Object.fromEntries(found));
  const old = stored.filter(({ id, savedAt }) => !ids.includes(id) && savedAt < Date.now() - KEPT_MS);
  await rows.remove(old.map(({ id }) => id)).catch(() => {});
}

export function removeDraftFiles(ids: readonly string[], rows: FileRows = draftRows): void {
  useDraftFiles.setState(({ files }) => ({
    files: Object.fromEntries(Object.entries(files).filter(([id]) => !ids.includes(id))),
  }));
  rows.remove(ids).catch(() => {});
}
