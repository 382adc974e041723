import { readJson } from './schema';
import { openResume, resumeValues, type ResumeDocument } from './resume-document';

/** Larger files are not written by hand, and are refused. */
const MAX_FILE_BYTES = 1024 * 1024;

export const isTooLarge = ({ size }: Blob): boolean => size > MAX_FILE_BYTES;

export const TOO_LARGE = { message: '文件不能超过 1MB' };

export function exportResumeJson(document: ResumeDocument): string {
  const { content, ...look } = resumeValues(document);
  return JSON.stringify({ ...look, content: readJson(content) }, null, 2);
}

/**
 * Parses an exported file, a stored resume or a bare list of sections; a message when it is none. `dropped` counts
 * unreadable rows.
 */
export function importResume(json: string): { document: ResumeDocument; dropped: number } | { message: string } {
  const file = readJson(json);
  const { content = file, themeStyleName, themeColor }: Record<string, unknown> = Object(file);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const sections = typeof content === 'string' ? content : JSON.stringify(content);
  const isEmpty = !sections || sections.trim() === '' || sections === '[]';
  const opened = isEmpty
    ? null
    : openResume({ content: sections, themeStyleName: text(themeStyleName), themeColor: text(themeColor) });
  return opened ?? { message: '文件不是有效的简历' };
}
