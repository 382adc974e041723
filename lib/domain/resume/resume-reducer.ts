import { isBlank } from '@/lib/utils/is-blank';
import { FIXED_FIELDS, LEAST_SECTIONS } from './resume-parts';
import type { ResumeTheme } from './themes';
import {
  resumeColour,
  type BasicField,
  type BasicInfo,
  type OtherInfo,
  type ResumeItem,
  type ResumeSection,
} from './schema';
import {
  newItem,
  newSection,
  withChanged,
  withoutRow,
  withFields,
  withInserted,
  withMoved,
  type ResumeDocument,
} from './resume-document';

export type FieldText = Pick<BasicField, 'fieldName' | 'fieldValue'>;

/** Edits of a resume. `to` is an index among the sections, items or rows; new ids come with the event. */
export type ResumeEvent =
  | { kind: 'replaced'; document: ResumeDocument }
  | ({ kind: 'fieldAdded'; id: string } & FieldText)
  | { kind: 'fieldChanged'; id: string; changes: Partial<FieldText> }
  | { kind: 'fieldMoved'; id: string; to: number }
  | { kind: 'fieldDeleted'; id: string }
  | { kind: 'avatarChanged'; changes: Partial<Pick<BasicInfo['data'], 'avatar' | 'showAvatar'>> }
  | { kind: 'sectionAdded'; id: string; title: string; itemId: string }
  | { kind: 'sectionChanged'; id: string; changes: Partial<Pick<ResumeSection, 'title' | 'visible'>> }
  | { kind: 'sectionMoved'; id: string; to: number }
  | { kind: 'sectionDeleted'; id: string }
  | { kind: 'sectionRestored'; section: ResumeSection; to: number }
  | { kind: 'itemAdded'; sectionId: string; id: string }
  | { kind: 'itemChanged'; sectionId: string; id: string; changes: Partial<Omit<ResumeItem, 'id' | 'rest'>> }
  | { kind: 'itemMoved'; sectionId: string; id: string; to: number }
  | { kind: 'itemDuplicated'; sectionId: string; id: string; newId: string }
  | { kind: 'itemDeleted'; sectionId: string; id: string }
  | { kind: 'itemRestored'; sectionId: string; item: ResumeItem; to: number }
  | { kind: 'themeChosen'; theme: ResumeTheme }
  | { kind: 'colourChosen'; colour: string }
  | { kind: 'onePageChosen'; onePage: boolean };

type Fields = BasicInfo['data']['list'];
type Items = OtherInfo['data']['list'];

const withBasics = (document: ResumeDocument, changes: Partial<BasicInfo['data']>): ResumeDocument =>
  withFields(document, { basics: { ...document.basics, data: { ...document.basics.data, ...changes } } });

const withList = (document: ResumeDocument, change: (fields: Fields) => Fields): ResumeDocument =>
  withBasics(document, { list: change(document.basics.data.list) });

const withSections = (
  document: ResumeDocument,
  change: (sections: readonly ResumeSection[]) => readonly ResumeSection[],
): ResumeDocument => withFields(document, { sections: change(document.sections) });

const withItems = (document: ResumeDocument, sectionId: string, change: (items: Items) => Items): ResumeDocument =>
  withSections(document, (sections) =>
    withChanged(sections, sectionId, (section) =>
      section.component === 'OtherInfo'
        ? withFields(section, { data: { ...section.data, list: change(section.data.list) } })
        : section,
    ),
  );

function withFieldText(fields: Fields, id: string, changes: Partial<FieldText>): Fields {
  const isFixed = fields.slice(0, FIXED_FIELDS).some((field) => field.id === id);
  const allowed = isFixed ? { ...changes, fieldName: undefined } : changes;
  return withChanged(fields, id, (field) =>
    withFields(field, {
      fieldName: allowed.fieldName ?? field.fieldName,
      fieldValue: allowed.fieldValue ?? field.fieldValue,
    }),
  );
}

function withDuplicate(items: Items, id: string, newId: string): Items {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item ? withInserted(items, { ...item, id: newId, rest: {} }, index + 1) : items;
}

/** Reduces an event; the same document when a rule forbids it or nothing changes. */
export function reduceResume(document: ResumeDocument, event: ResumeEvent): ResumeDocument {
  switch (event.kind) {
    case 'replaced':
      return withFields(document, event.document);
    case 'fieldAdded': {
      const { id, fieldName, fieldValue } = event;
      if (isBlank(fieldName) || isBlank(fieldValue)) return document;
      const field = { id, fieldName: fieldName.trim(), fieldValue: fieldValue.trim(), rest: {} };
      return withList(document, (fields) => withInserted(fields, field));
    }
    case 'fieldChanged':
      return withList(document, (fields) => withFieldText(fields, event.id, event.changes));
    case 'fieldMoved':
      return withList(document, (fields) => withMoved(fields, event.id, event.to, FIXED_FIELDS));
    case 'fieldDeleted':
      return withList(document, (fields) => withoutRow(fields, event.id, { first: FIXED_FIELDS }));
    case 'avatarChanged':
      return withBasics(document, event.changes);
    case 'sectionAdded': {
      const section = newSection(event.id, event.title, [newItem(event.itemId)]);
      return withSections(document, (sections) => withInserted(sections, section));
    }
    case 'sectionChanged':
      return withSections(document, (sections) =>
        withChanged(sections, event.id, (section) => withFields(section, event.changes)),
      );
    case 'sectionMoved':
      return withSections(document, (sections) => withMoved(sections, event.id, event.to));
    case 'sectionDeleted':
      // The basic information is a section, too.
      return withSections(document, (sections) => withoutRow(sections, event.id, { least: LEAST_SECTIONS - 1 }));
    case 'sectionRestored':
      return withSections(document, (sections) => withInserted(sections, event.section, event.to));
    case 'itemAdded':
      return withItems(document, event.sectionId, (items) => withInserted(items, newItem(event.id)));
    case 'itemChanged':
      return withItems(document, event.sectionId, (items) =>
        withChanged(items, event.id, (item) => withFields(item, event.changes)),
      );
    case 'itemMoved':
      return withItems(document, event.sectionId, (items) => withMoved(items, event.id, event.to));
    case 'itemDuplicated':
      return withItems(document, event.sectionId, (items) => withDuplicate(items, event.id, event.newId));
    case 'itemDeleted':
      return withItems(document, event.sectionId, (items) => withoutRow(items, event.id, { least: 1 }));
    case 'itemRestored':
      return withItems(document, event.sectionId, (items) => withInserted(items, event.item, event.to));
    case 'themeChosen':
      return withFields(document, { theme: event.theme });
    case 'colourChosen':
      return withFields(document, { colour: resumeColour(event.colour) ?? document.colour });
    case 'onePageChosen':
      return withBasics(document, { onePage: event.onePage });
  }
}

const TEXTS = ['fieldName', 'fieldValue', 'title', 'subject', 'other', 'editorHtml'];

/** Text field of a typing event, to merge undo steps; null for a step of its own. */
export function typedText(event: ResumeEvent): string | null {
  // Dragging a colour passes through many others.
  if (event.kind === 'colourChosen') return event.kind;
  if (event.kind !== 'fieldChanged' && event.kind !== 'sectionChanged' && event.kind !== 'itemChanged') return null;
  const changed = Object.keys(event.changes);
  return changed.every((name) => TEXTS.includes(name)) ? [event.kind, event.id, ...changed].join() : null;
}
