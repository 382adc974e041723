import { dequal } from 'dequal/lite';
import {
  BASICS_TITLE,
  FIXED_FIELDS,
  LEAST_SECTIONS,
  NEW_FIELDS,
  NEW_SECTIONS,
  NEW_SECTION_TITLE,
} from './resume-parts';
import { ITEM_ORDERS, ITEM_PARTS } from './item-orders';
import { RESUME_COLOR } from './colours';
import { RESUME_THEMES, type ResumeTheme } from './themes';
import {
  contentOf,
  parseContent,
  resumeColour,
  type BasicField,
  type BasicInfo,
  type OtherInfo,
  type ParsedContent,
  type Resume,
  type ResumeItem,
  type ResumeSection,
  type ResumeValues,
} from './schema';

/** A resume as edited; `sections` follow the basic information. */
export interface ResumeDocument {
  basics: BasicInfo;
  sections: readonly ResumeSection[];
  theme: ResumeTheme;
  colour: string;
}

export const newItem = (id: string): ResumeItem => ({
  id,
  time: ['', ''],
  rightNow: false,
  subject: '',
  other: '',
  editorHtml: '',
  visibleList: ITEM_PARTS,
  order: ITEM_ORDERS[0],
  rest: {},
});

export const newSection = (id: string, title: string, items: readonly ResumeItem[]): OtherInfo => ({
  id,
  component: 'OtherInfo',
  title,
  visible: true,
  data: { list: items, rest: {} },
  rest: {},
});

const newField = (fieldName: string): BasicField => ({ id: `new-${fieldName}`, fieldName, fieldValue: '', rest: {} });

const NEW_BASICS: BasicInfo = {
  id: 'basic',
  component: 'BasicInfo',
  title: BASICS_TITLE,
  visible: true,
  data: { list: [], showAvatar: false, avatar: '', onePage: false, rest: {} },
  rest: {},
};

export const EMPTY_RESUME: ResumeDocument = {
  basics: { ...NEW_BASICS, data: { ...NEW_BASICS.data, list: NEW_FIELDS.map(newField) } },
  sections: NEW_SECTIONS.map((title, index) => newSection(`new-${index}`, title, [newItem(`new-${index}-0`)])),
  theme: RESUME_THEMES[0],
  colour: RESUME_COLOR,
};

function withFixedFields(list: readonly BasicField[]): readonly BasicField[] {
  if (list.length >= FIXED_FIELDS) return list;
  const missing = NEW_FIELDS.filter((name) => list.every(({ fieldName }) => fieldName !== name)).map(newField);
  return [...list, ...missing].slice(0, FIXED_FIELDS);
}

const withItems = (section: ResumeSection): ResumeSection =>
  section.component === 'OtherInfo' && section.data.list.length === 0
    ? { ...section, data: { ...section.data, list: [newItem(`${section.id}-new`)] } }
    : section;

function completed({ basics, sections }: ParsedContent): Pick<ResumeDocument, 'basics' | 'sections'> {
  const { data, ...head } = basics ?? NEW_BASICS;
  const filler = newSection('section-new', NEW_SECTION_TITLE, []);
  const enough = sections.length + 1 < LEAST_SECTIONS ? [...sections, filler] : sections;
  return {
    basics: {
      ...head,
      title: head.title || BASICS_TITLE,
      visible: true,
      data: { ...data, list: withFixedFields(data.list) },
    },
    sections: enough.map(withItems),
  };
}

/** Null for an unreadable resume, because saving would overwrite it. `dropped` counts lost rows. */
export function openResume({
  content,
  themeStyleName,
  themeColor,
}: Omit<Resume, 'id'>): { document: ResumeDocument; dropped: number } | null {
  const theme = RESUME_THEMES.find((name) => name === themeStyleName) ?? RESUME_THEMES[0];
  const look = { theme, colour: resumeColour(themeColor) ?? RESUME_COLOR };
  if (content.trim() === '') return { document: { ...EMPTY_RESUME, ...look }, dropped: 0 };
  const parsed = parseContent(content);
  return parsed && { document: { ...completed(parsed), ...look }, dropped: parsed.dropped };
}

export const resumeValues = ({ basics, sections, theme, colour }: ResumeDocument): ResumeValues => ({
  content: contentOf(basics, sections),
  themeStyleName: theme,
  themeColor: colour,
});

interface Row {
  id: string;
}

export function withMoved<T extends Row>(rows: readonly T[], id: string, to: number, first = 0): readonly T[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const target = Math.min(Math.max(Math.trunc(to), first), rows.length - 1);
  if (!row || from < first || target === from || Number.isNaN(target)) return rows;
  return rows.toSpliced(from, 1).toSpliced(target, 0, row);
}

export function withInserted<T extends Row>(rows: readonly T[], row: T, at: number = rows.length): readonly T[] {
  return rows.some(({ id }) => id === row.id) ? rows : rows.toSpliced(Math.max(Math.trunc(at), 0), 0, row);
}

/** Removes a row unless it is among the `first` or no more than `least` are left; then the same array. */
export function withoutRow<T extends Row>(
  rows: readonly T[],
  id: string,
  { least = 0, first = 0 }: { least?: number; first?: number },
): readonly T[] {
  const index = rows.findIndex((row) => row.id === id);
  return index < first || rows.length <= least ? rows : rows.toSpliced(index, 1);
}

export function withChanged<T extends Row>(rows: readonly T[], id: string, change: (row: T) => T): readonly T[] {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  const changed = row && change(row);
  return changed === undefined || changed === row ? rows : rows.with(index, changed);
}

export function withFields<T extends object>(row: T, changes: Partial<NoInfer<T>>): T {
  const next = { ...row, ...changes };
  return dequal(next, row) ? row : next;
}
