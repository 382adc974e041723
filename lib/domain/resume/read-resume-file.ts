import { decodeText } from '@/lib/utils/decode-text';
import { withoutDirectionControls } from '@/lib/utils/direction';
import { isJsonObject } from '@/lib/utils/json-object';
import { onOneLine } from '@/lib/utils/plain-text';
import { foreignDocument, type ReadForeign } from './foreign-document';
import { ForeignFile } from './foreign-record';
import { fromJsonResume } from './from-json-resume';
import { fromMagicResume } from './from-magic-resume';
import { fromReactiveResume } from './from-reactive-resume';
import { fromVisikyResume } from './from-visiky-resume';
import { importResume, isOwnResume } from './json-file';
import type { ResumeDocument } from './resume-document';

export const RESUME_FILE_MAX = 5 * 1024 * 1024;

export const ACCEPTED_FORMATS = ['本站导出的 JSON', 'JSON Resume', 'Reactive Resume', 'magic-resume', 'visiky/resume'];

/** A file that was read: a resume of ours with what was not taken, or why it is none. */
export type ReadResume =
  { document: ResumeDocument; format: string; own: boolean; notes: readonly string[] } | { refusal: string };

export const TOO_LARGE = { refusal: '文件超过了 5MB' };

const isList = Array.isArray;

function reactiveVersion(file: Record<string, unknown>): string {
  const { sections, basics } = file;
  if ('customSections' in file || isJsonObject(file.summary) || isJsonObject(file.picture)) return 'v5';
  return isJsonObject(sections) && ('work' in sections || (isJsonObject(basics) && 'photo' in basics)) ? 'v3' : 'v4';
}

/** The format of an object by its content; null when it is none that we know. */
function formatOf(file: Record<string, unknown>): { name: string; read: ReadForeign } | null {
  const { $schema, basics, basic, sections, profile } = file;
  if (isJsonObject(basics) && isJsonObject(sections))
    return { name: `Reactive Resume（${reactiveVersion(file)}）`, read: fromReactiveResume };
  const named = typeof $schema === 'string' && /json-?resume|resume-schema/i.test($schema);
  if (named || isJsonObject(basics) || (isList(file.work) && isList(file.education)))
    return { name: 'JSON Resume', read: fromJsonResume };
  if (
    isJsonObject(basic) &&
    (isList(file.menuSections) || isList(file.experience) || isJsonObject(file.globalSettings))
  )
    return { name: 'magic-resume', read: fromMagicResume };
  const lists = [file.educationList, file.workExpList, file.projectList, file.skillList];
  if (isJsonObject(profile) && lists.some(isList)) return { name: 'visiky/resume', read: fromVisikyResume };
  return null;
}

const NAMES_SHOWN = 4;
const NAME_SHOWN = 20;

const namesIn = (record: Record<string, unknown>): string => {
  const names = Object.keys(record).slice(0, NAMES_SHOWN);
  const shown = names.map((name) => withoutDirectionControls(onOneLine(name.slice(0, NAME_SHOWN)))).join('、');
  return names.length === 0
    ? '没有任何字段'
    : `里面是 ${shown} ${Object.keys(record).length > NAMES_SHOWN ? '等' : '这些'}字段`;
};

function describeJson(value: unknown): string {
  if (isList(value)) {
    const first = value.find(isJsonObject);
    if (value.length === 0) return '一个空列表';
    return `一个 ${value.length} 项的列表${first ? `，${namesIn(first)}` : ''}`;
  }
  if (isJsonObject(value)) return `一份别的数据，${namesIn(value)}`;
  return '单个的值';
}

const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, '这是 PDF 文件，里面没有可以读出的字段'],
  [/^PK\u0003\u0004/, '这是 Word 文档或压缩包，请先导出成 JSON 或解压'],
  [/^\s*<\?xml/i, '这是 XML 文件'],
  [/^\s*<(?:!doctype|html|head|body|div|p|meta|script|!--)/i, '这是网页（HTML）文件'],
  [/^(?:\u0089PNG|GIF8|\ufffd|RIFF|[^]{0,64}[\u0000-\u0008])/, '这不是文本文件'],
];

/** Chromium tells no place of a comma before the end of a list. */
function commaBeforeEnd(text: string): number | undefined {
  const withoutStrings = text.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => '_'.repeat(quoted.length));
  return /,(?=\s*\])/.exec(withoutStrings)?.index;
}

/** Names the place of an error in a JSON, as far as the browser says it. */
function brokenAt(text: string, { message }: Error): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const [, line] = /line (\d+)/.exec(message) ?? [];
  const place = position ? Number(position) : commaBeforeEnd(text);
  const at = line ?? (place === undefined ? undefined : String(text.slice(0, place).split('\n').length));
  const isCut =
    Number(position) >= text.trimEnd().length || /end of (?:JSON )?(?:input|data)|unterminated/i.test(message);
  if (isCut) return 'JSON 不完整，文件可能没有下载完';
  return at === undefined ? 'JSON 有语法错误' : `JSON 在第 ${at} 行有语法错误`;
}

function refusalOf(text: string, error: Error): string {
  if (text.trim() === '') return '这是空文件';
  const found = BEGINNINGS.find(([beginning]) => beginning.test(text));
  if (found) return found[1];
  return /^\s*[[{]/.test(text) ? brokenAt(text, error) : '这不是 JSON 文件';
}

function parse(text: string): { value: unknown } | { refusal: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { refusal: refusalOf(text, error instanceof Error ? error : new Error()) };
  }
}

/** UTF-16 without a byte order mark: every other byte of JSON's first signs is zero (RFC 4627). */
const labelOf = ([first, second]: Uint8Array): string | undefined =>
  first === 0 ? 'utf-16be' : second === 0 ? 'utf-16le' : undefined;

/** @param look of the edited resume, for files that say nothing of it */
export function readResumeFile(content: ArrayBuffer, look: Pick<ResumeDocument, 'theme' | 'colour'>): ReadResume {
  if (content.byteLength > RESUME_FILE_MAX) return TOO_LARGE;
  const bytes = new Uint8Array(content);
  const text = decodeText(bytes, labelOf(bytes)).replace(/^\ufeff/, '');
  const parsed = parse(text);
  if ('refusal' in parsed) return parsed;
  const { value } = parsed;
  if (isOwnResume(value)) {
    const own = importResume(value);
    if (!own) return { refusal: '这份简历的内容无法识别' };
    const notes = own.dropped > 0 ? [`${own.dropped} 行无法识别的内容`] : [];
    return { document: own.document, format: '本站的简历', own: true, notes };
  }
  const format = isJsonObject(value) ? formatOf(value) : null;
  if (!isJsonObject(value) || !format) return { refusal: `这是${describeJson(value)}，不是能识别的简历` };
  const file = new ForeignFile();
  const document = foreignDocument(file, format.read(file, value), look);
  if (!document) return { refusal: `看起来是 ${format.name}，但里面没有可以导入的内容` };
  return { document, format: format.name, own: false, notes: file.notes() };
}
