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
  /** Null for a new resume. */
  resumeId: string | null;
  /** Identity of the editor's visit. */
  visit: object | null;
  history: UndoHistory<ResumeDocument>;
  /** As opened or last saved; differences are unsaved. */
  saved: ResumeDocument;
  /** Increments when texts are set other than by typing, so that their editors reset to them. */
  revision: number;
  /** A row being written; added once it has name and value. */
  newField: NewField;
  /** Unsaved changes that the API's version replaced; stashed as a draft. */
  replaced: UnsavedResume | null;
}

export interface UnsavedResume extends ResumeValues {
  newField?: FieldText | undefined;
}

export interface NewField extends FieldText {
  /** Submitted incomplete, so its errors are shown. */
  checked: boolean;
}
const NO_FIELD: NewField = { fieldName: '', fieldValue: '', checked: false };

/** Store of the resume editor; preview and draft subscribe to it. */
export const useResumeEditor = create<ResumeEditor>(() => ({
  resumeId: null,
  visit: null,
  history: startHistory(EMPTY_RESUME),
  saved: EMPTY_RESUME,
  revision: 0,
  newField: NO_FIELD,
  replaced: null,
}));

/** Opens the API's version of a resume, or an empty one. */
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

/** Dispatches an event, subject to the rules. */
export const changeResume = (event: ResumeEvent) =>
  useResumeEditor.setState(({ history, revision }) => ({
    history: recorded(history, reduceResume(history.present, event), { text: typedText(event), at: Date.now() }),
    revision: event.kind === 'replaced' ? revision + 1 : revision,
  }));

export const undoResume = () =>
  useResumeEditor.setState(({ history, revision }) => ({ history: undone(history), revision: revision + 1 }));
export const redoResume = () =>
  useResumeEditor.setState(({ history, revision }) => ({ history: redone(history), revision: revision + 1 }));

export const settleResume = (saved: ResumeDocument) => useResumeEditor.setState({ saved });

/** Replaces the document with the API's version, as one undo step. */
export function takeStoredResume(stored: ResumeDocument): void {
  useResumeEditor.setState((state) => ({ saved: stored, replaced: unsavedOf(state), newField: NO_FIELD }));
  changeResume({ kind: 'replaced', document: stored });
}

/** Restores a draft, as one undo step. */
export function restoreResume({ newField, ...values }: UnsavedResume): void {
  const opened = openResume(values);
  if (!opened) return;
  changeResume({ kind: 'replaced', document: opened.document });
  useResumeEditor.setState({ newField: { ...NO_FIELD, ...newField } });
}

const known = new WeakMap<ResumeDocument, ResumeValues>();

export function valuesOf(document: ResumeDocument): ResumeValues {
  const values = known.get(document) ?? resumeValues(document);
  known.set(document, values);
  return values;
}

export function unsavedOf({ history, newField: { fieldName, fieldValue } }: ResumeEditor): UnsavedResume {
  const isWriting = fieldName.trim() !== '' || fieldValue.trim() !== '';
  return { ...valuesOf(history.present), ...(isWriting && { newField: { fieldName, fieldValue } }) };
}

export const hasUnsaved = (state: ResumeEditor): boolean =>
  (state.history.present !== state.saved || state.newField !== NO_FIELD) &&
  !dequal(unsavedOf(state), valuesOf(state.saved));

/** Id of a new row; never sent. */
export const newRowId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const sectionOf = ({ history }: ResumeEditor, id: string) =>
  history.present.sections.find((section) => section.id === id);

const itemsOf = (state: ResumeEditor, sectionId: string) => {
  const section = sectionOf(state, sectionId);
  return section?.component === 'OtherInfo' ? section.data.list : [];
};

/** A section as it is now; undefined when deleted. */
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

const itemOf = (state: ResumeEditor, sectionId: string, id: string) =>
  itemsOf(state, sectionId).find((item) => item.id === id);

export const getItem = (sectionId: string, id: string) => itemOf(useResumeEditor.getState(), sectionId, id);

/** One value of an item, so that typing renders only its user; undefined when deleted. */
export const useItemValue = <Key extends keyof ResumeItem>(sectionId: string, id: string, key: Key) =>
  useResumeEditor((state) => itemOf(state, sectionId, id)?.[key]);

export const typeNewField = (changes: Partial<NewField>) =>
  useResumeEditor.setState(({ newField }) => ({ newField: { ...newField, ...changes } }));

/** Adds the row being written. @returns false when it lacks name or value, which is then shown */
export function addNewField(): boolean {
  const { fieldName, fieldValue } = useResumeEditor.getState().newField;
  const complete = !isBlank(fieldName) && !isBlank(fieldValue);
  if (complete) changeResume({ kind: 'fieldAdded', id: newRowId(), fieldName, fieldValue });
  useResumeEditor.setState(({ newField }) => ({ newField: complete ? NO_FIELD : { ...newField, checked: true } }));
  return complete;
}
