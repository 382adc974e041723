import * as z from 'zod/mini';
import type { resumeSchema } from '@/lib/domain/resume/schema';
import type { Resume } from '@/mocks/db/tables';
import type { Wire } from './wire';

export const resumeRow = ({ id, content, themeColor, themeStyleName }: Resume): Wire<typeof resumeSchema> => ({
  id,
  content,
  themeColor,
  themeStyleName,
});

const sectionSchema = z.object({
  title: z.string(),
  visible: z.boolean(),
  data: z.object({ list: z.array(z.unknown()) }),
});
const fieldSchema = z.object({ fieldName: z.string(), fieldValue: z.string() });
const entrySchema = z.object({
  time: z.array(z.string()),
  rightNow: z.boolean(),
  subject: z.string(),
  other: z.string(),
  editorHtml: z.string(),
  visibleList: z.array(z.string()),
  order: z.array(z.enum(['time', 'subject', 'other'])),
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of html: one line a block, a bullet before list items. */
const textOf = (html: string): string =>
  html
    .replace(/<li\b[^>]*>(?:<p>)?/g, '· ')
    .replace(/<\/(?:p|li|h\d|ul|ol|blockquote)>|<br\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim();

function lineOf(item: unknown): string {
  const field = z.safeParse(fieldSchema, item);
  if (field.success) return `${field.data.fieldName}：${field.data.fieldValue}`;
  const entry = z.safeParse(entrySchema, item);
  if (!entry.success) return '';
  const { time, rightNow, subject, other, editorHtml, visibleList, order } = entry.data;
  const parts = { time: [time[0], rightNow ? '至今' : time[1]].filter(Boolean).join(' 至 '), subject, other };
  const head = order.filter((part) => visibleList.includes(part) && parts[part] !== '').map((part) => parts[part]);
  return [head.join('  '), textOf(editorHtml)].filter(Boolean).join('\n');
}

/** The unchecked sections in a resume's content; null when it is no JSON. */
export function parsedContent(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** A resume as lines of text: the visible sections. */
export function resumeText({ content }: Resume): string {
  const sections = z.safeParse(z.array(sectionSchema), parsedContent(content));
  if (!sections.success) return '';
  return sections.data
    .filter(({ visible }) => visible)
    .map(({ title, data }) => [title, ...data.list.map(lineOf)].join('\n'))
    .join('\n\n');
}
