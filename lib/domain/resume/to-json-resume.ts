import { htmlLines, type HtmlLine } from '@/lib/html/html-lines';
import { renderResumeHtml } from '@/lib/html/resume-html';
import { isBlank } from '@/lib/utils/is-blank';
import { isEmail } from '@/lib/utils/address/email';
import { safeLink, siteLink } from '@/lib/utils/address/safe-link';
import { FIXED_FIELDS } from './resume-parts';
import { KEYWORD_MAX } from './foreign-html';
import { JSON_RESUME_SECTIONS, SUMMARY_PATTERN, SUMMARY_TITLE, type JsonResumeSection } from './json-resume-sections';
import { monthOf } from './resume-dates';
import type { ResumeDocument } from './resume-document';
import { periodOf } from './resume-text';
import type { BasicField, ResumeItem } from './schema';

type JsonRow = Record<string, unknown>;

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const DATE = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/;

const ACCOUNT_NAME = /微信|wechat|公众号|qq|telegram|微博|知乎|掘金|csdn|twitter|领英|linkedin|git|抖音|小红书/i;

/** The rows that JSON Resume has fields for, and how they are called when they come back. */
const BASICS: readonly {
  pattern: RegExp;
  field: 'email' | 'phone' | 'url' | 'city' | 'address';
  name: string;
  isValid?: (value: string) => boolean;
}[] = [
  { pattern: /邮箱|邮件|e-?mail/i, field: 'email', name: '邮箱', isValid: isEmail },
  { pattern: /电话|手机|phone|mobile/i, field: 'phone', name: '电话' },
  {
    pattern: /网站|主页|博客|网址|blog|site|homepage/i,
    field: 'url',
    name: '个人网站',
    isValid: (value) => siteLink(value) !== null,
  },
  { pattern: /城市|所在地|现居|居住地|location|city/i, field: 'city', name: '所在城市' },
  { pattern: /地址|address/i, field: 'address', name: '地址' },
];

/** An empty field is left out. */
const filled = (row: JsonRow): JsonRow =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** An address as the schema wants it: absolute, in ASCII. */
const addressOf = (value: string): string => {
  const url = siteLink(value)?.href ?? '';
  const said = value.trim();
  return safeLink(said) && /^[\x21-\x7e]+$/.test(said) ? said : url;
};

class Export {
  readonly notes = new Set<string>();

  constructor(private readonly siteUrl: string) {}

  lose = (what: string) => void this.notes.add(what);

  basics({ data: { list, avatar, showAvatar } }: ResumeDocument['basics']): JsonRow {
    const [name, label] = list.slice(0, FIXED_FIELDS).map(({ fieldValue }) => fieldValue.trim());
    const found: Record<string, string> = {};
    const profiles: JsonRow[] = [];
    const renamed: string[] = [];
    for (const row of list.slice(FIXED_FIELDS)) {
      if (isBlank(row.fieldValue)) continue;
      const [fieldName, value] = [row.fieldName.trim(), row.fieldValue.trim()];
      const known = BASICS.find(
        ({ pattern, field, isValid }) => pattern.test(fieldName) && !(field in found) && (isValid?.(value) ?? true),
      );
      if (known) {
        found[known.field] = known.field === 'url' ? addressOf(value) : value;
        if (known.name !== fieldName) renamed.push(fieldName);
      } else {
        const profile = this.profile(row, value);
        if (profile) profiles.push(profile);
        else this.lose(`基本信息：${fieldName}`);
      }
    }
    if (renamed.length > 0) this.lose(`字段的名称（${renamed.join('、')}），那里是固定的`);
    const picture = addressOf(avatar);
    if (picture !== '' && !showAvatar) this.lose('没有显示的照片');
    const { city = '', address = '', ...others } = found;
    const location = filled({ city, address });
    return filled({
      name: name ?? '',
      label: label ?? '',
      image: showAvatar ? picture : '',
      ...others,
      ...(Object.keys(location).length > 0 && { location }),
      profiles,
    });
  }

  private profile({ fieldName }: BasicField, value: string): JsonRow | null {
    const network = fieldName.trim();
    if (safeLink(value)) return { network, url: addressOf(value) };
    if (!ACCOUNT_NAME.test(network)) return null;
    const address = siteLink(value)?.href;
    return address === undefined ? { network, username: value } : { network, url: address };
  }

  lines(item: ResumeItem, title: string): HtmlLine[] {
    const { lines, isFormatted } = htmlLines(renderResumeHtml(item.editorHtml, this.siteUrl), this.siteUrl);
    if (isFormatted) this.lose(`${title}：加粗、编号、标题等格式（保留文字）`);
    return lines;
  }

  private date(text: string, title: string): string {
    const month = monthOf(text);
    if (month === '' || DATE.test(month)) return month;
    this.lose(`${title}：时间“${month}”`);
    return '';
  }

  private dates(item: ResumeItem, { from, to, title }: JsonResumeSection): JsonRow {
    if (!item.visibleList.includes('time') || periodOf(item) === '') return {};
    if (from === undefined) {
      this.lose(`${title}：时间`);
      return {};
    }
    const [start, end] = [this.date(item.time[0], title), item.rightNow ? '' : this.date(item.time[1], title)];
    if (to === undefined && (item.rightNow || end !== '')) this.lose(`${title}：结束时间`);
    if (to !== undefined && start !== '' && end === '' && !item.rightNow)
      this.lose(`${title}：没有结束时间的条目，在那里表示至今`);
    if (start === '' && item.rightNow) this.lose(`${title}：没有开始时间的“至今”`);
    return { [from]: start, ...(to !== undefined && { [to]: end }) };
  }

  private texts(lines: readonly HtmlLine[], { text, points, title, isExtension = false }: JsonResumeSection): JsonRow {
    const paragraphs = lines.filter(({ isPoint }) => !isPoint).map((line) => line.text);
    if (isExtension && paragraphs.length > 0) this.lose(`${title}：说明文字，其他工具可能不显示`);
    if (points === undefined)
      return { [text]: lines.map((line) => (line.isPoint ? `- ${line.text}` : line.text)).join('\n') };
    const firstPoint = lines.findIndex(({ isPoint }) => isPoint);
    if (firstPoint >= 0 && lines.slice(firstPoint).some(({ isPoint }) => !isPoint))
      this.lose(`${title}：段落与列表的先后`);
    return {
      [text]: paragraphs.join('\n'),
      [points]: lines.filter(({ isPoint }) => isPoint).map((line) => line.text),
    };
  }

  private item(item: ResumeItem, section: JsonResumeSection): JsonRow[] {
    const shown = (part: 'subject' | 'other') => (item.visibleList.includes(part) ? item[part].trim() : '');
    const hidden = (['subject', 'other'] as const).filter((part) => item[part].trim() !== '' && shown(part) === '');
    if (hidden.length > 0) this.lose(`${section.title}：标题行里隐藏的部分`);
    const lines = this.lines(item, section.title);
    const [subject, other] = [shown('subject'), shown('other')];
    const [subjectField = 'name'] = section.subject;
    const [otherField] = section.other;
    if (other !== '' && otherField === undefined) this.lose(`${section.title}：说明“${other}”`);
    const { said, rest } = fieldsIn(lines, section);
    const isWords = section.key === 'skills' || section.key === 'interests';
    const words = isWords ? lines.flatMap(wordsOf) : [];
    if (isWords && subject === '' && other === '') return words.map((name) => ({ name }));
    const row = filled({
      [subjectField]: subject,
      ...(otherField !== undefined && { [otherField]: otherField === 'roles' ? [other].filter(Boolean) : other }),
      ...this.dates(item, section),
      ...(isWords ? { keywords: words } : this.texts(rest, section)),
      ...said,
    });
    return Object.keys(row).length === 0 ? [] : [row];
  }

  sections(document: ResumeDocument): JsonRow {
    const rows: Record<string, JsonRow[]> = {};
    const summary: string[] = [];
    for (const section of document.sections) {
      const name = section.title.trim() || '没有标题';
      if (section.component !== 'OtherInfo') this.lose(`模块“${name}”`);
      else if (!section.visible) this.lose(`不显示的模块“${name}”`);
      else if (SUMMARY_PATTERN.test(name)) {
        if (name !== SUMMARY_TITLE) this.lose(`模块的标题“${name}”，那里是“${SUMMARY_TITLE}”`);
        summary.push(...section.data.list.flatMap((item) => this.summaryLines(item, name)));
      } else {
        const kind =
          JSON_RESUME_SECTIONS.find(({ title }) => title === name) ??
          JSON_RESUME_SECTIONS.find(({ pattern }) => pattern.test(name));
        const found = kind ? section.data.list.flatMap((item) => this.item(item, kind)) : [];
        if (!kind) this.lose(`模块“${name}”，那里没有对应的部分`);
        else if (found.length > 0) {
          if (name !== kind.title) this.lose(`模块的标题“${name}”，归入“${kind.title}”`);
          rows[kind.key] = [...(rows[kind.key] ?? []), ...found];
        }
      }
    }
    return { summary: summary.join('\n'), ...rows };
  }

  private summaryLines(item: ResumeItem, title: string): string[] {
    const head = [periodOf(item), item.subject, item.other]
      .filter((_, index) => item.visibleList.includes((['time', 'subject', 'other'] as const)[index] ?? 'time'))
      .map((part) => part.trim())
      .filter(Boolean);
    const lines = this.lines(item, title).map(({ text, isPoint }) => (isPoint ? `- ${text}` : text));
    return [...(head.length > 0 ? [head.join(' ')] : []), ...lines];
  }
}

/** The lines that an import has made of fields are those fields again: 成绩：3.8, and an address at the end. */
function fieldsIn(lines: readonly HtmlLine[], { more = [], hasUrl = false }: JsonResumeSection) {
  const said: JsonRow = {};
  const others = lines.filter(({ text, isPoint }) => {
    const found = more.find(
      ([field, name]) => name !== '' && !isPoint && text.startsWith(`${name}：`) && !Object.hasOwn(said, field),
    );
    if (found) said[found[0]] = text.slice(found[1].length + 1);
    return !found;
  });
  const last = others.at(-1);
  if (!hasUrl || !last || last.isPoint || !safeLink(last.text)) return { said, rest: others };
  return { said: { ...said, url: addressOf(last.text) }, rest: others.slice(0, -1) };
}

/** A paragraph may name several words. */
function wordsOf({ text, isPoint }: HtmlLine): string[] {
  const words = isPoint
    ? [text]
    : text
        .split(/[、,，;；]/)
        .map((word) => word.trim())
        .filter(Boolean);
  return words.every((word) => word.length <= KEYWORD_MAX) ? words : [text];
}

/** A resume as JSON Resume (schema 1.0), with what it cannot hold. Hidden parts are left out: it has no such thing. */
export function toJsonResume(document: ResumeDocument, siteUrl: string): { resume: JsonRow; notes: string[] } {
  const writer = new Export(siteUrl);
  const basics = writer.basics(document.basics);
  const { summary, ...sections } = writer.sections(document);
  const notes = [...writer.notes, '模板、主题色、模块和标题行的次序'];
  return {
    resume: { $schema: SCHEMA, basics: filled({ ...basics, summary }), ...sections, meta: { version: 'v1.0.0' } },
    notes,
  };
}
