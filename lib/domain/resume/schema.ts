import * as z from 'zod/mini';
import { ownOrigin } from '@/lib/config/own-origin';
import { rowId, text, tolerantList } from '@/lib/http/fields';
import { pictureAddress } from '@/lib/utils/address/picture-address';
import { ITEM_ORDERS, ITEM_PARTS, type ItemOrder, type ItemPart } from './item-orders';

/** A resume at the API; `content` is the JSON of its sections (see `parseContent`). */
export const resumeSchema = z.object({
  id: rowId(),
  content: text(),
  themeColor: text(),
  themeStyleName: text(),
});
export type Resume = z.output<typeof resumeSchema>;
export type ResumeValues = Omit<Resume, 'id'>;

/** The member's resumes (assumption A8: a single object is a list of one, null an empty one). */
export const resumesSchema = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((data) => (Array.isArray(data) ? data : data === null || data === undefined ? [] : [data])),
  ),
  tolerantList(resumeSchema),
);

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}(?:[0-9a-f]{2})?)$/;

export function resumeColour(themeColor: string): string | undefined {
  const colour = themeColor.trim().toLowerCase();
  if (!HEX_COLOUR.test(colour)) return undefined;
  return colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour.slice(0, 7);
}

/** Fields of other clients, saved unchanged. */
type Rest = Readonly<Record<string, unknown>>;

export interface BasicField {
  id: string;
  fieldName: string;
  fieldValue: string;
  rest: Rest;
}

export interface ResumeItem {
  id: string;
  time: readonly [from: string, to: string];
  /** It lasts until today, also where `time` says otherwise. */
  rightNow: boolean;
  subject: string;
  other: string;
  /** Untrusted; rendered by lib/html/resume-html.ts. */
  editorHtml: string;
  visibleList: readonly ItemPart[];
  order: ItemOrder;
  rest: Rest;
}

interface SectionHead {
  id: string;
  title: string;
  visible: boolean;
  rest: Rest;
}

export interface BasicInfo extends SectionHead {
  component: 'BasicInfo';
  data: {
    list: readonly BasicField[];
    showAvatar: boolean;
    avatar: string;
    /** Fits the resume to one page, at 90 % at least. The field is ours: the API stores unknown content. */
    onePage: boolean;
    rest: Rest;
  };
}
export interface OtherInfo extends SectionHead {
  component: 'OtherInfo';
  data: { list: readonly ResumeItem[]; rest: Rest };
}
interface UnknownInfo extends SectionHead {
  component: 'Unknown';
}
export type ResumeSection = OtherInfo | UnknownInfo;

export interface ParsedContent {
  basics: BasicInfo | null;
  sections: ResumeSection[];
  dropped: number;
}

const looseText = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '');
const looseFlag = (otherwise: boolean) => z.catch(z.boolean(), otherwise);
const looseList = z.catch(z.array(z.unknown()), []);

const fieldSchema = z.looseObject({ fieldName: looseText, fieldValue: looseText });
const itemSchema = z.looseObject({
  time: z.catch(
    z.union([
      z.array(looseText),
      z.pipe(
        z.string(),
        z.transform((from) => [from]),
      ),
    ]),
    [],
  ),
  rightNow: looseFlag(false),
  subject: looseText,
  other: looseText,
  editorHtml: looseText,
  visibleList: z.catch(z.array(z.unknown()), [...ITEM_PARTS]),
  order: looseList,
});
const sectionSchema = z.looseObject({ id: looseText, title: looseText, visible: looseFlag(true) });
const basicsDataSchema = z.looseObject({
  list: looseList,
  showAvatar: looseFlag(false),
  avatar: z.pipe(
    looseText,
    z.transform((address) => pictureAddress(address, ownOrigin())),
  ),
  onePage: looseFlag(false),
});
/** The list may stand in place of the object. */
const listDataSchema = z.union([
  z.pipe(
    z.array(z.unknown()),
    z.transform((list) => ({ list })),
  ),
  z.looseObject({ list: z.array(z.unknown()) }),
]);

export function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface Losses {
  dropped: number;
}

function readRows<T>(rows: readonly unknown[], read: (row: unknown, index: number) => T | null, losses: Losses): T[] {
  const good = rows.flatMap((row, index) => read(row, index) ?? []);
  losses.dropped += rows.length - good.length;
  return good;
}

function readField(row: unknown, id: string): BasicField | null {
  const { data } = z.safeParse(fieldSchema, row);
  if (!data) return null;
  const { fieldName, fieldValue, ...rest } = data;
  return { id, fieldName, fieldValue, rest };
}

function readItem(row: unknown, id: string): ResumeItem | null {
  const { data } = z.safeParse(itemSchema, row);
  if (!data) return null;
  const { time, visibleList, order, rightNow, subject, other, editorHtml, ...rest } = data;
  return {
    id,
    time: [time[0] ?? '', time[1] ?? ''],
    rightNow,
    subject,
    other,
    editorHtml,
    visibleList: ITEM_PARTS.filter((part) => visibleList.includes(part)),
    order: ITEM_ORDERS.find((parts) => parts.join() === order.join()) ?? ITEM_ORDERS[0],
    rest,
  };
}

/** More sections are kept but not shown: rendering them would freeze the page. */
const MAX_SECTIONS = 60;
const MAX_ROWS = 300;
const isShowable = (index: number, rows: readonly unknown[]) => index < MAX_SECTIONS && rows.length <= MAX_ROWS;

function readSection(row: unknown, index: number, losses: Losses): BasicInfo | ResumeSection | null {
  const { data: section } = z.safeParse(sectionSchema, row);
  if (!section) return null;
  const { id: storedId, title, visible, ...others } = section;
  const head = { id: storedId || `section-${index}`, title, visible };
  const { component, data, ...rest } = others;
  const rowId = (number: number) => `${head.id}-${number}`;
  const basics = component === 'BasicInfo' ? z.safeParse(basicsDataSchema, data).data : undefined;
  if (basics && isShowable(index, basics.list)) {
    const { list: rows, showAvatar, avatar, onePage, ...dataRest } = basics;
    const list = readRows(rows, (field, number) => readField(field, rowId(number)), losses);
    return { ...head, component: 'BasicInfo', data: { list, showAvatar, avatar, onePage, rest: dataRest }, rest };
  }
  const listed = component === 'OtherInfo' ? z.safeParse(listDataSchema, data).data : undefined;
  if (listed && isShowable(index, listed.list)) {
    const { list: rows, ...dataRest } = listed;
    const list = readRows(rows, (item, number) => readItem(item, rowId(number)), losses);
    return { ...head, component: 'OtherInfo', data: { list, rest: dataRest }, rest };
  }
  return { ...head, component: 'Unknown', rest: others };
}

/** Wraps a section as unknown, to be kept as it is. */
const asUnknown = ({ id, title, visible, ...stored }: BasicInfo): UnknownInfo => ({
  ...{ id, title, visible },
  component: 'Unknown',
  rest: storedSection({ id, title, visible, ...stored }),
});

/** Unreadable parts are kept as unknown sections. Null for what is no JSON list, or has no readable row. */
export function parseContent(content: string): ParsedContent | null {
  const { data: rows } = z.safeParse(z.array(z.unknown()), readJson(content));
  if (!rows) return null;
  const losses: Losses = { dropped: 0 };
  const read = readRows(rows, (row, index) => readSection(row, index, losses), losses);
  if (rows.length > 0 && read.length === 0) return null;
  const taken = new Set<string>();
  const found = read.map((section, index) => {
    const isTaken = taken.has(section.id);
    taken.add(section.id);
    return isTaken ? { ...section, id: `${section.id}-again-${index}` } : section;
  });
  const basics = found.find((section) => section.component === 'BasicInfo') ?? null;
  const sections = found
    .filter((section) => section !== basics)
    .map((section) => (section.component === 'BasicInfo' ? asUnknown(section) : section));
  return { basics, sections, ...losses };
}

function storedSection({ rest, ...section }: BasicInfo | ResumeSection): Record<string, unknown> {
  const { id, title, visible, component } = section;
  const head = { id, title, visible };
  if (section.component === 'Unknown') return { ...rest, ...head };
  const { rest: dataRest, ...data } = section.data;
  const list = data.list.map(({ id: _id, rest: rowRest, ...row }) => ({ ...rowRest, ...row }));
  return { ...rest, ...head, component, data: { ...dataRest, ...data, list } };
}

export const contentOf = (basics: BasicInfo, sections: readonly ResumeSection[]): string =>
  JSON.stringify([basics, ...sections].map(storedSection));
