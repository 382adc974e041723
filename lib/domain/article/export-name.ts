import { fileName } from '@/lib/utils/file-name';

/** What an article can be exported as; the labels are the site's own. */
export const EXPORT_TYPES = [
  { code: 'md', label: 'Markdown' },
  { code: 'html', label: 'HTML' },
  { code: 'pdf', label: 'PDF' },
] as const;
export type ExportType = (typeof EXPORT_TYPES)[number]['code'];

/** An exported file is named after this much of the title (specification 1, section 9). */
const EXPORT_NAME_LENGTH = 20;

/** Name of an exported article's file: its title, cut. */
export function exportName(title: string, type: ExportType): string {
  const name = [...title].slice(0, EXPORT_NAME_LENGTH).join('');
  return `${fileName(name) || '未命名文章'}.${type}`;
}
