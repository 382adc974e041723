import { safeLink } from '@/lib/utils/address/safe-link';
import { pictureAddress } from '@/lib/utils/address/picture-address';
import { isBlank } from '@/lib/utils/is-blank';
import { isBlankHtml } from '@/lib/html/resume-html';
import { ITEM_ORDERS } from './item-orders';
import { NEW_FIELDS } from './resume-parts';
import { cleanHtml } from './foreign-html';
import type { ForeignFile, ForeignRecord } from './foreign-record';
import { NO_PERIOD, type Period } from './resume-dates';
import { openResume, type ResumeDocument } from './resume-document';
import { resumeColour } from './schema';

export interface ForeignItem {
  subject?: string;
  other?: string;
  period?: Period;
  html?: string;
}

export interface ForeignSection {
  title: string;
  visible?: boolean;
  items: readonly ForeignItem[];
}

export interface ForeignResume {
  name: string;
  wanted: string;
  /** Further rows of the basic information; those without a value are left out. */
  rows: readonly (readonly [name: string, value: string])[];
  photo?: { address: string; visible: boolean } | undefined;
  sections: readonly ForeignSection[];
  colour?: string | undefined;
  onePage?: boolean;
}

/** How the converter of a format reads a file that was recognised as one. */
export type ReadForeign = (file: ForeignFile, value: Record<string, unknown>) => ForeignResume;

const MAX_ROWS = 60;
const MAX_SECTIONS = 50;

const isBlankItem = ({ subject = '', other = '', period = NO_PERIOD, html = '' }: ForeignItem) =>
  [subject, other, ...period.time].every(isBlank) && isBlankHtml(html);

/** A picture that may be shown: from the web, named in full. Embedded ones and paths of another site are reported. */
export function photoOf(record: ForeignRecord, field: string, visible = true): ForeignResume['photo'] {
  const value = record.peek(field);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  record.take(field);
  const address = safeLink(value)?.href ?? '';
  if (address !== '' && pictureAddress(address, address) !== '') return { address, visible };
  record.lose('照片（不是网上的图片地址，请重新上传）');
  return undefined;
}

/** The looks of a resume in its program, as one entry of the list of what was not taken. */
export const LOST_LOOK = '字体、模板、图标和排版（可以在这里另选）';

/** A row for an account; its name is said where its address does not. */
export function accountRow(network: string, address: string, username: string): [name: string, value: string] {
  const isSaid = address === '' || username === '' || address.toLowerCase().includes(username.toLowerCase());
  return [network || '个人主页', isSaid ? address || username : `${username} ${address}`];
}

/** `#rrggbb` of a colour as programs write it. */
export function colourOf(text: string): string | undefined {
  const [, ...parts] = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*[,)]/i.exec(text.trim()) ?? [];
  if (parts.length === 0) return resumeColour(text);
  return resumeColour(`#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`);
}

/** A document of ours, null when there is nothing in it. It looks as the edited one where the file says nothing of that. */
export function foreignDocument(
  file: ForeignFile,
  { name, wanted, rows, photo, sections, colour, onePage = false }: ForeignResume,
  look: Pick<ResumeDocument, 'theme' | 'colour'>,
): ResumeDocument | null {
  const filled = rows.filter((row) => !row.some(isBlank));
  const shown = sections
    .map((section) => ({ ...section, items: section.items.filter((item) => !isBlankItem(item)) }))
    .filter(({ items }) => items.length > 0);
  if ([name, wanted].every(isBlank) && filled.length + shown.length === 0) return null;
  if (filled.length > MAX_ROWS) file.lose(`基本信息：${MAX_ROWS} 行以后的内容`, filled.length - MAX_ROWS);
  if (shown.length > MAX_SECTIONS) file.lose(`${MAX_SECTIONS} 个以后的模块`, shown.length - MAX_SECTIONS);
  const fixed = NEW_FIELDS.map((fieldName, index) => ({ fieldName, fieldValue: index === 0 ? name : wanted }));
  const list = [...fixed, ...filled.slice(0, MAX_ROWS).map(([fieldName, fieldValue]) => ({ fieldName, fieldValue }))];
  const basics = {
    component: 'BasicInfo',
    data: { list, avatar: photo?.address ?? '', showAvatar: photo?.visible ?? false, onePage },
  };
  const others = shown.slice(0, MAX_SECTIONS).map(({ title, visible = true, items }, index) => ({
    id: `section-${index + 1}`,
    component: 'OtherInfo',
    title,
    visible,
    data: {
      list: items.map(({ period = NO_PERIOD, html = '', ...item }) => ({
        ...period,
        ...item,
        // The head keeps its look where an item has no second part.
        order: ITEM_ORDERS[1],
        editorHtml: cleanHtml(html),
      })),
    },
  }));
  const content = JSON.stringify([basics, ...others]);
  return openResume({ content, themeStyleName: look.theme, themeColor: colour ?? look.colour })?.document ?? null;
}
