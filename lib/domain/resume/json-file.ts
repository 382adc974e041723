import { isJsonObject } from '@/lib/utils/json-object';
import { readJson } from './schema';
import { openResume, resumeValues, type ResumeDocument } from './resume-document';

export function exportResumeJson(document: ResumeDocument): string {
  const { content, ...look } = resumeValues(document);
  return JSON.stringify({ ...look, content: readJson(content) }, null, 2);
}

const sectionsIn = (file: unknown): unknown => {
  const content = isJsonObject(file) && 'content' in file ? file.content : file;
  return typeof content === 'string' ? readJson(content) : content;
};

/** Whether a JSON is an exported file, a stored resume or a bare list of sections: one of them is of a kind of ours. */
export function isOwnResume(file: unknown): boolean {
  const sections = sectionsIn(file);
  return (
    Array.isArray(sections) &&
    sections.some((row) => isJsonObject(row) && (row.component === 'BasicInfo' || row.component === 'OtherInfo'))
  );
}

/** Opens a resume of ours; null when unreadable. `dropped` counts unreadable rows. */
export function importResume(file: unknown): { document: ResumeDocument; dropped: number } | null {
  const { themeStyleName, themeColor } = isJsonObject(file) ? file : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return openResume({
    content: JSON.stringify(sectionsIn(file)),
    themeStyleName: text(themeStyleName),
    themeColor: text(themeColor),
  });
}
