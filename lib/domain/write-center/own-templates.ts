import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { isRecord, isText, parsedBy } from '@/lib/browser/storage';

export interface OwnTemplate {
  name: string;
  content: string;
}

/** Together they take a tenth of what a browser stores for the site. */
export const TEMPLATE_BOUNDS = { count: 12, name: 20, content: 20_000 } as const;

const parseTemplate = (value: unknown): OwnTemplate[] =>
  isRecord(value) && isText(value.name) && isText(value.content) && value.content.length <= TEMPLATE_BOUNDS.content
    ? [{ name: value.name, content: value.content }]
    : [];

export function parseTemplates(value: unknown): OwnTemplate[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const templates = new Map(value.flatMap(parseTemplate).map((template) => [template.name, template]));
  return [...templates.values()].slice(0, TEMPLATE_BOUNDS.count);
}

/** The latest first; names are unique. */
export const ownTemplates = personalValue({ key: 'WRITING_TEMPLATES', schema: parsedBy(parseTemplates) });

const others = (name: string): OwnTemplate[] => (ownTemplates.get() ?? []).filter((template) => template.name !== name);

/** Saves a template, in place of the one of this name. @returns why it was not saved */
export function saveTemplate({ name, content }: OwnTemplate): string | undefined {
  const kept = others(name);
  if (content.length > TEMPLATE_BOUNDS.content) return `模板不能超过 ${TEMPLATE_BOUNDS.content} 字`;
  if (kept.length >= TEMPLATE_BOUNDS.count) return `最多存 ${TEMPLATE_BOUNDS.count} 个模板，请先删除一个`;
  const before = ownTemplates.get();
  if (ownTemplates.set([{ name, content }, ...kept])) return undefined;
  ownTemplates.set(before);
  return '浏览器存储空间不足，模板没有存下';
}

export function removeTemplate(name: string): void {
  const kept = others(name);
  ownTemplates.set(kept.length === 0 ? undefined : kept);
}
