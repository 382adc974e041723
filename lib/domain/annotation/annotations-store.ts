import 'client-only';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { belongsTo, isProvisional, useOwner } from '@/lib/browser/owner';
import { showToast } from '@/lib/browser/toast-store';
import { checkedBy, isText } from '@/lib/browser/storage';
import { runUnlessUndone } from '@/lib/browser/undo';
import { openDraft } from '@/lib/drafts/shared-draft';
import { putUnlessNewer } from '@/lib/drafts/put-unless-newer';
import { draftRows, type DraftRow } from '@/lib/drafts/draft-database';
import { newId } from '@/lib/utils/new-id';
import { annotatedTexts, isTextAddress } from './annotated-texts';
import { ANNOTATION_RULES, storedAnnotationSchema, type Annotation, type StoredAnnotation } from './schema';

interface Annotations {
  all: readonly Annotation[];
  /** Deleted ones that can still be brought back. */
  hidden: ReadonlySet<string>;
  status: 'unknown' | 'loading' | 'known';
  /** False when the browser stores nothing: they last as long as the page. */
  stored: boolean;
}

const NONE: Annotations = { all: [], hidden: new Set(), status: 'unknown', stored: true };

export const useAnnotations = create<Annotations>()(() => NONE);

/** The kind is named in `ROW_KINDS`. */
const ANNOTATION_KIND = 'annotation';
const noteSchema = checkedBy(isText);
export const noteDraft = (id: string) => ({ kind: 'annotation-note', subjectId: id, schema: noteSchema });

const PREFIX = `${ANNOTATION_KIND}:`;

function annotationOf({ id, subjectId, value, savedAt }: DraftRow): Annotation[] {
  const { data } = z.safeParse(storedAnnotationSchema, value);
  if (!data || !id.startsWith(PREFIX) || !isTextAddress(subjectId)) return [];
  return [{ ...data, id: id.slice(PREFIX.length), address: subjectId, changedAt: savedAt }];
}

function rowOf({ id, address: subjectId, changedAt, ...value }: Annotation): DraftRow {
  const { quote, note, title, createdAt } = value;
  const { owner } = useOwner.getState();
  const stored: StoredAnnotation = { quote, note, title, createdAt };
  return { id: PREFIX + id, owner, kind: ANNOTATION_KIND, subjectId, value: stored, base: '', savedAt: changedAt };
}

async function readRows(owner: string): Promise<Annotation[]> {
  const rows = (await draftRows.listFrom(PREFIX)).filter((row) => belongsTo(owner, row.owner));
  const isAdopted = (row: DraftRow) => row.id.startsWith(PREFIX) && row.owner !== owner && belongsTo(owner, row.owner);
  if (!isProvisional(owner) && rows.some(isAdopted)) await draftRows.adopt(owner, isAdopted);
  return rows.flatMap(annotationOf).toSorted((one, other) => one.createdAt - other.createdAt);
}

function countsOf(all: readonly Annotation[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { address } of all) counts[address] = (counts[address] ?? 0) + 1;
  return counts;
}

let announced = 0;

function announce(): void {
  const { all } = useAnnotations.getState();
  announced = Date.now();
  annotatedTexts.set(all.length > 0 ? { at: announced, counts: countsOf(all) } : undefined);
}

let wanted = 0;

async function load(): Promise<void> {
  wanted += 1;
  const current = wanted;
  const { owner } = useOwner.getState();
  try {
    const all = await readRows(owner);
    if (current !== wanted) return;
    useAnnotations.setState({ all, status: 'known', stored: true });
    const { counts = {} } = annotatedTexts.get() ?? {};
    const found = countsOf(all);
    const differs = [...Object.keys(counts), ...Object.keys(found)].some((key) => counts[key] !== found[key]);
    if (differs) announce();
  } catch {
    if (current === wanted) useAnnotations.setState({ status: 'known', stored: false });
  }
}

let following = false;

/** Loads what this person annotated, and follows other tabs and who is signed in. */
export function followAnnotations(): void {
  if (following) return;
  following = true;
  useAnnotations.setState({ status: 'loading' });
  void load();
  useOwner.subscribe(({ owner }, before) => {
    if (owner === before.owner) return;
    if (!isProvisional(before.owner)) useAnnotations.setState({ all: [] });
    void load();
  });
  annotatedTexts.subscribe(() => {
    if (useAnnotations.getState().stored && annotatedTexts.get()?.at !== announced) void load();
  });
}

const sizeOf = ({ quote, note, title }: StoredAnnotation) =>
  quote.exact.length + quote.prefix.length + quote.suffix.length + note.length + title.length;

const UNSTORED = '这个浏览器存不下，笔记只留在本页，请先复制或导出';

/** @param readAt when the stored one was changed last, as far as this page knows */
async function keep(annotation: Annotation, readAt?: number): Promise<boolean> {
  const row = rowOf(annotation);
  try {
    const { id } = await putUnlessNewer(row, { readAt, prefix: PREFIX });
    announce();
    if (id !== row.id) {
      showToast('这条笔记在别的标签页改过，这次写的另存为一条');
      await load();
    }
    return true;
  } catch {
    useAnnotations.setState({ stored: false });
    showToast(UNSTORED, 'failed', 'annotations');
    return false;
  }
}

const whenKnown = () =>
  new Promise<void>((resolve) => {
    if (useAnnotations.getState().status === 'known') return resolve();
    const stop = useAnnotations.subscribe(({ status }) => {
      if (status !== 'known') return;
      stop();
      resolve();
    });
  });

/** @returns the new annotation's id; undefined when there is no more room, which a toast says */
export async function addAnnotation(
  address: string,
  { quote, title }: Pick<StoredAnnotation, 'quote' | 'title'>,
): Promise<string | undefined> {
  await whenKnown();
  const { all } = useAnnotations.getState();
  const same = all.find(
    (one) => one.address === address && one.quote.exact === quote.exact && one.quote.start === quote.start,
  );
  if (same && !useAnnotations.getState().hidden.has(same.id)) return same.id;
  const now = Date.now();
  const annotation: Annotation = { id: newId(), address, quote, title, note: '', createdAt: now, changedAt: now };
  const size = all.reduce((sum, one) => sum + sizeOf(one), sizeOf(annotation));
  if (all.length >= ANNOTATION_RULES.count || size > ANNOTATION_RULES.size) {
    showToast('笔记已经记满，请在“笔记”里导出并删掉一些', 'failed', 'annotations');
    return undefined;
  }
  useAnnotations.setState({ all: [...all, annotation] });
  await keep(annotation);
  return annotation.id;
}

/** @returns whether it is stored */
export async function changeNote(id: string, note: string): Promise<boolean> {
  const annotation = useAnnotations.getState().all.find((one) => one.id === id);
  if (!annotation || annotation.note === note) return true;
  const changed = { ...annotation, note, changedAt: Date.now() };
  useAnnotations.setState(({ all }) => ({ all: all.map((one) => (one.id === id ? changed : one)) }));
  return keep(changed, annotation.changedAt);
}

const show = (id: string) =>
  useAnnotations.setState(({ hidden }) => ({ hidden: new Set([...hidden].filter((other) => other !== id)) }));

export async function dropAnnotation(id: string): Promise<void> {
  useAnnotations.setState(({ all }) => ({ all: all.filter((one) => one.id !== id) }));
  show(id);
  openDraft(useOwner.getState().owner, noteDraft(id)).set(undefined);
  try {
    await draftRows.remove([PREFIX + id]);
    announce();
  } catch {
    useAnnotations.setState({ stored: false });
  }
}

export function removeAnnotation(id: string, byKeyboard: boolean): void {
  useAnnotations.setState(({ hidden }) => ({ hidden: new Set([...hidden, id]) }));
  runUnlessUndone({
    text: (count) => (count > 1 ? `已删除 ${count} 条笔记` : '笔记已删除'),
    about: 'annotation removed',
    group: 'annotation',
    byKeyboard,
    action: () => void dropAnnotation(id),
    onUndo: () => show(id),
  });
}
