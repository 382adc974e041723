'use client';

import { dequal } from 'dequal/lite';
import * as z from 'zod/mini';
import { useShallow } from 'zustand/react/shallow';
import { createDocumentStore, type EditedDocument } from '@/lib/domain/document/document-store';
import { isBlank } from '@/lib/utils/is-blank';
import { newId } from '@/lib/utils/new-id';
import { recorded, redone, startHistory, undone, type UndoHistory } from '@/lib/utils/undo-history';
import { EMPTY_RESUME, openResume, resumeValues, type ResumeDocument } from './resume-document';
import { resumeLines } from './resume-text';
import { reduceResume, typedText, type FieldText, type ResumeEvent } from './resume-reducer';
import type { ResumeItem, ResumeValues } from './schema';

export interface UnsavedResume extends ResumeValues {
  newField?: FieldText | undefined;
}

const unsavedSchema: z.ZodMiniType<UnsavedResume> = z.object({
  content: z.string(),
  themeStyleName: z.string(),
  themeColor: z.string(),
  newField: z.optional(z.object({ fieldName: z.string(), fieldValue: z.string() })),
});

export interface NewField extends FieldText {
  /** It was submitted incomplete, so its errors are shown. */
  checked: boolean;
}
const NO_FIELD: NewField = { fieldName: '', fieldValue: '', checked: false };

interface EditedResume {
  history: UndoHistory<ResumeDocument>;
  newField: NewField;
}
type ResumeState = EditedDocument<EditedResume, UnsavedResume>;

const known = new WeakMap<ResumeDocument, ResumeValues>();

export function valuesOf(document: ResumeDocument): ResumeValues {
  const values = known.get(document) ?? resumeValues(document);
  known.set(document, values);
  return values;
}

function unsavedOf({ history, newField: { fieldName, fieldValue } }: EditedResume): UnsavedResume {
  const isWriting = fieldName.trim() !== '' || fieldValue.trim() !== '';
  return { ...valuesOf(history.present), ...(isWriting && { newField: { fieldName, fieldValue } }) };
}

const afterEvent = (history: UndoHistory<ResumeDocument>, event: ResumeEvent) =>
  recorded(history, reduceResume(history.present, event), { text: typedText(event), at: Date.now() });

/** A resume of the API or of a draft. What it replaces can be brought back with one undo step. */
function readResume({ newField, ...values }: UnsavedResume, shown?: EditedResume): EditedResume | null {
  const opened = openResume(values);
  if (!opened) return null;
  const { document } = opened;
  const history = shown ? afterEvent(shown.history, { kind: 'replaced', document }) : startHistory(document);
  return { history, newField: { ...NO_FIELD, ...newField } };
}

/** Another client may write the same content differently. */
const asWritten = (draft: UnsavedResume) => {
  const read = readResume(draft);
  return read ? unsavedOf(read) : draft;
};

export const resumeStore = createDocumentStore<EditedResume, UnsavedResume>({
  kind: 'resume',
  noun: '简历',
  verb: '保存',
  schema: unsavedSchema,
  empty: { history: startHistory(EMPTY_RESUME), newField: NO_FIELD },
  draftOf: unsavedOf,
  read: readResume,
  isSame: (one, other) => dequal(asWritten(one), asWritten(other)),
  linesOf: (version) => {
    const opened = openResume(version);
    return opened ? resumeLines(opened.document) : version.content;
  },
});
export const useResumeEditor = resumeStore.state;

export const shownResume = (): ResumeDocument => useResumeEditor.getState().value.history.present;

export function changeResume(event: ResumeEvent): void {
  const set = event.kind === 'replaced' ? resumeStore.replace : resumeStore.change;
  set((value) => ({ ...value, history: afterEvent(value.history, event) }));
}

export const undoResume = () => resumeStore.replace((value) => ({ ...value, history: undone(value.history) }));
export const redoResume = () => resumeStore.replace((value) => ({ ...value, history: redone(value.history) }));

const sectionOf = ({ value: { history } }: ResumeState, id: string) =>
  history.present.sections.find((section) => section.id === id);

const itemsOf = (state: ResumeState, sectionId: string) => {
  const section = sectionOf(state, sectionId);
  return section?.component === 'OtherInfo' ? section.data.list : [];
};

export const getSection = (id: string) => sectionOf(useResumeEditor.getState(), id);

/** A section's head without its items, so that typing in an item renders that item only. */
export const useSectionHead = (id: string) =>
  useResumeEditor(
    useShallow((state) => {
      const section = sectionOf(state, id);
      return section && { title: section.title, visible: section.visible, component: section.component };
    }),
  );

export const useItemIds = (sectionId: string) =>
  useResumeEditor(useShallow((state) => itemsOf(state, sectionId).map(({ id }) => id)));

const itemOf = (state: ResumeState, sectionId: string, id: string) =>
  itemsOf(state, sectionId).find((item) => item.id === id);

export const getItem = (sectionId: string, id: string) => itemOf(useResumeEditor.getState(), sectionId, id);

/** One value of an item, so that typing renders only its user; undefined when deleted. */
export const useItemValue = <Key extends keyof ResumeItem>(sectionId: string, id: string, key: Key) =>
  useResumeEditor((state) => itemOf(state, sectionId, id)?.[key]);

const setNewField = (change: (newField: NewField) => NewField) =>
  resumeStore.change((value) => ({ ...value, newField: change(value.newField) }));

export const typeNewField = (changes: Partial<NewField>) => setNewField((newField) => ({ ...newField, ...changes }));

/** Adds the row being written. @returns false when it lacks name or value, which is then shown */
export function addNewField(): boolean {
  const { fieldName, fieldValue } = useResumeEditor.getState().value.newField;
  const complete = !isBlank(fieldName) && !isBlank(fieldValue);
  if (complete) changeResume({ kind: 'fieldAdded', id: newId(), fieldName, fieldValue });
  setNewField((newField) => (complete ? NO_FIELD : { ...newField, checked: true }));
  return complete;
}
