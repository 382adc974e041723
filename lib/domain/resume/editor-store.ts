'use client';

import { dequal } from 'dequal/lite';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { reduceResume, typedText, type FieldText, type ResumeEvent } from './resume-reducer';
import type { ResumeItem, ResumeValues } from '@/lib/domain/resume/schema';
import { EMPTY_RESUME, openResume, resumeValues, type ResumeDocument } from './resume-document';
import { recorded, redone, startHistory, undone, type UndoHistory } from '@/lib/utils/undo-history';
import { isBlank } from '@/lib/utils/is-blank';

interface ResumeEditor {
  /** The resume that is edited; null for a new one. */
  resumeId: string | null;
  /** Which opening of the editor it is. */
  visit: object | null;
  history: UndoHistory<ResumeDocument>;
  /** As it was opened or last saved; what differs from it is unsaved. */
  saved: ResumeDocument;
  /** Increments when texts were set by something else than typing, so that their editors reset to them. */
  revision: number;
  /** A row of the basic information that is being written: it is added once it has both. */
  newField: NewField;
  /** What was unsaved when the API's version has last replaced it; it is stashed as a draft. */
  replaced: UnsavedResume | null;
}

/** What a draft keeps of a resume. */
export interface UnsavedResume extends ResumeValues {
  /** The row that is being written, if one is. */
  newField?: FieldText | undefined;
}

export interface NewField extends FieldText {
  /** It was to be added: what it lacks is told. */
  checked: boolean;
}
const NO_FIELD: NewField = { fieldName: '', fieldValue: '', checked: false };

/** The resume editor's store: its fields send events, preview and draft subscribe to it. */
export const useResumeEditor = create<ResumeEditor>(() => ({
  resumeId: null,
  visit: null,
  history: startHistory(EMPTY_RESUME),
  saved: EMPTY_RESUME,
  revision: 0,
  newField: NO_FIELD,
  replaced: null,
}));

/** Opens a resume as the API holds it, or an empty one. */
export const openResumeEditor = (
  resumeId: string | null,
  { document = EMPTY_RESUME, visit = null }: { document?: ResumeDocument; visit?: object | null } = {},
) =>
  useResumeEditor.setState(({ revision }) => ({
    resumeId,
    visit,
    history: startHistory(document),
    saved: document,
    revision: revision + 1,
    newField: NO_FIELD,
    replaced: null,
  }));

/** Does what the member does, unless a rule forbids it. */
export const changeResume = (event: ResumeEvent) =>
  useResumeEditor.setState(({ history, revision }) => ({
    history: recorded(history, reduceResume(history.present, event), { text: typedText(event), at: Date.now() }),
    revision: event.type === 'replaced' ? revision + 1 : revision,
  }));

export const undoResume = () =>
  useResumeEditor.setState(({ history, revision }) => ({ history: undone(history), revision: revision + 1 }));
export const redoResume = () =>
  useResumeEditor.setState(({ history, revision }) => ({ history: redone(history), revision: revision + 1 }));

/** Marks what was sent as saved. */
export const settleResume = (saved: ResumeDocument) => useResumeEditor.setState({ saved });

/** Replaces what is edited with the version that the API holds, as one undo step. */
export function takeStoredResume(stored: ResumeDocument): void {
  useResumeEditor.setState((state) => ({ saved: stored, replaced: unsavedOf(state), newField: NO_FIELD }));
  changeResume({ type: 'replaced', document: stored });
}

/** Sets the resume from a draft, as one undo step. */
export function restoreResume({ newField, ...values }: UnsavedResume): void {
  const opened = openResume(values);
  if (!opened) return;
  changeResume({ type: 'replaced', document: opened.document });
  useResumeEditor.setState({ newField: { ...NO_FIELD, ...newField } });
}

const known = new WeakMap<ResumeDocument, ResumeValues>();

/** What would be sent of a document; made once. */
export function valuesOf(document: ResumeDocument): ResumeValues {
  const values = known.get(document) ?? resumeValues(document);
  known.set(document, values);
  return values;
}

/** What is in the editor. */
export function unsavedOf({ history, newField: { fieldName, fieldValue } }: ResumeEditor): UnsavedResume {
  const isWriting = fieldName.trim() !== '' || fieldValue.trim() !== '';
  return { ...valuesOf(history.present), ...(isWriting && { newField: { fieldName, fieldValue } }) };
}

/** Whether there are unsaved changes. */
export const hasUnsaved = (state: ResumeEditor): boolean =>
  (state.history.present !== state.saved || state.newField !== NO_FIELD) &&
  !dequal(unsavedOf(state), valuesOf(state.saved));

/** Id of a new row; it is not sent. */
export const newRowId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const sectionOf = ({ history }: ResumeEditor, id: string) =>
  history.present.sections.find((section) => section.id === id);

const itemsOf = (state: ResumeEditor, sectionId: string) => {
  const section = sectionOf(state, sectionId);
  return section?.component === 'OtherInfo' ? section.data.list : [];
};

/** A section after the basic information as it is now; undefined when it has been deleted. */
export const getSection = (id: string) => sectionOf(useResumeEditor.getState(), id);

/** The same without what it holds, so that a key in an item renders that item only. */
export const useSectionHead = (id: string) =>
  useResumeEditor(
    useShallow((state) => {
      const section = sectionOf(state, id);
      return section && { title: section.title, visible: section.visible, component: section.component };
    }),
  );

/** Ids of a section's items, in their order. */
export const useItemIds = (sectionId: string) =>
  useResumeEditor(useShallow((state) => itemsOf(state, sectionId).map(({ id }) => id)));

const itemOf = (state: ResumeEditor, sectionId: string, id: string) =>
  itemsOf(state, sectionId).find((item) => item.id === id);

/** An item as it is now; undefined when it has been deleted. */
export const getItem = (sectionId: string, id: string) => itemOf(useResumeEditor.getState(), sectionId, id);

/** One value of an item, so that a key in it renders only what shows it; undefined when the item has been deleted. */
export const useItemValue = <Key extends keyof ResumeItem>(sectionId: string, id: string, key: Key) =>
  useResumeEditor((state) => itemOf(state, sectionId, id)?.[key]);

export const typeNewField = (changes: Partial<NewField>) =>
  useResumeEditor.setState(({ newField }) => ({ newField: { ...newField, ...changes } }));

/** Adds the row that is being written. @returns false when it lacks its name or its value, which is then told */
export function addNewField(): boolean {
  const { fieldName, fieldValue } = useResumeEditor.getState().newField;
  const complete = !isBlank(fieldName) && !isBlank(fieldValue);
  if (complete) changeResume({ type: 'fieldAdded', id: newRowId(), fieldName, fieldValue });
  useResumeEditor.setState(({ newField }) => ({ newField: complete ? NO_FIELD : { ...newField, checked: true } }));
  return complete;
}
