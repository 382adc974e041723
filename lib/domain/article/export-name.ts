import { firstCharacters } from '@/lib/utils/characters-in';
import { fileName } from '@/lib/utils/file-name';

export const EXPORT_TYPES = [
  { code: 'md', label: 'Markdown' },
  { code: 'html', label: 'HTML' },
  { code: 'pdf', label: 'PDF' },
] as const;
export type ExportType = (typeof EXPORT_TYPES)[number]['code'];

/** Characters of the title in the file's name (specification 1, section 9). */
const EXPORT_NAME_LENGTH = 20;

export function exportName(title: string, type: ExportType): string {
  const name = firstCharacters(title, EXPORT_NAME_LENGTH);
  return `${fileName(name) || '未命名文章'}.${type}`;
}
