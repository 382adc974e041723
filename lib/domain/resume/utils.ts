import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { fileName } from '@/lib/utils/file-name';
import { proseOf } from '@/lib/utils/plain-text';
import { escapeXml } from '@/lib/utils/xml';
import { isBlank } from '@/lib/utils/is-blank';
import type { ArticleSummary } from '../article/schema';
import type { SessionUser } from '../session/schema';
import { FIXED_FIELDS, ITEM_ORDERS, ITEM_PARTS, NEW_FIELDS, THEME_NAMES } from './constants';
import { parseContent, readJson, type BasicField, type ResumeItem } from './schema';
import { newItem, newSection, openResume, resumeValues, type ResumeDocument } from './store';

extend([a11y]);

interface ResumeSummary {
  /** The person's name; '' when absent. */
  name: string;
  /** The wanted job; '' when absent. */
  position: string;
  /** Titles of the sections that are shown. */
  sections: string[];
}

const NAME = /姓名|name/i;
const POSITION = /求职|岗位|职位|意向/;

/** What a list says of a resume. Content of another shape than expected gives an empty summary. */
export function summariseResume(content: string): ResumeSummary {
  const { basics = null, sections = [] } = parseContent(content) ?? {};
  const valueOf = (label: RegExp) =>
    basics?.data.list.find(({ fieldName }) => label.test(fieldName))?.fieldValue.trim() ?? '';
  return {
    name: valueOf(NAME),
    position: valueOf(POSITION),
    sections: [...(basics ? [basics] : []), ...sections].flatMap(({ title, visible }) =>
      title && visible ? [title] : [],
    ),
  };
}

export const resumeTitle = (name: string): string => (name === '' ? '未命名简历' : `${name}的简历`);

/** The name of a resume's file. */
export function resumeFileName(content: string, extension: 'pdf' | 'json' = 'pdf'): string {
  const { name, position } = summariseResume(content);
  const title = [resumeTitle(name), position].filter(Boolean).join('-');
  return `${fileName(title)}.${extension}`;
}

interface ResumeProblem {
  /** Id of the row of the basic information. */
  id: string;
  part: 'fieldName' | 'fieldValue';
  message: string;
}

/** What keeps a resume from being saved: a custom field needs both a name and a value. */
export const resumeProblems = ({ basics }: ResumeDocument): ResumeProblem[] =>
  basics.data.list
    .slice(FIXED_FIELDS)
    .flatMap(({ id, fieldName, fieldValue }): ResumeProblem[] => [
      ...(isBlank(fieldName) ? [{ id, part: 'fieldName' as const, message: '请输入字段名称' }] : []),
      ...(isBlank(fieldValue) ? [{ id, part: 'fieldValue' as const, message: '请输入字段内容' }] : []),
    ]);

const PAPER = '#fff';
/** WCAG AA, of small text. */
const LEAST_CONTRAST = 4.5;

/** Warning that a theme colour is too pale to be read on paper; null when it can be. */
export const colourWarning = (colour: string): string | null =>
  colord(colour).contrast(PAPER) < LEAST_CONTRAST ? '主题色与白纸的对比度不足，打印后可能看不清' : null;

/** Colour of letters on a ground of the theme colour. */
export const inkOn = (colour: string): string =>
  colord(colour).contrast(PAPER) >= colord(colour).contrast('#1f2329') ? PAPER : '#1f2329';

/** From an item's head: when it was, such as 2019.07 - 至今. */
export function periodOf({ time, rightNow }: Pick<ResumeItem, 'time' | 'rightNow'>): string {
  const [from, to] = [time[0], rightNow ? '至今' : time[1]].map((month) =>
    month.trim().replace(/^(\d{4})[-/](\d{1,2}).*$/, '$1.$2'),
  );
  return [from, to].filter(Boolean).join(' - ');
}

/** The text of a resume line by line, by which two versions of it are compared. */
export function resumeLines({ basics, sections, theme, colour }: ResumeDocument): string {
  const fields = basics.data.list.map(({ fieldName, fieldValue }) => `${fieldName}：${fieldValue}`);
  const photo = `照片：${basics.data.showAvatar ? basics.data.avatar : '不显示'}`;
  const pages = basics.data.onePage ? ['缩到一页'] : [];
  const others = sections.flatMap((section) => [
    '',
    `【${section.title}】${section.visible ? '' : '（不显示）'}`,
    ...(section.component === 'OtherInfo' ? section.data.list.flatMap(itemLines) : []),
  ]);
  return [`主题：${THEME_NAMES[theme]} ${colour}`, ...pages, ...fields, photo, ...others, ''].join('\n');
}

const itemLines = (item: ResumeItem): string[] => [
  [periodOf(item), item.subject, item.other].filter(Boolean).join(' '),
  ...item.editorHtml
    .split(/<\/(?:p|li|h\d|blockquote|pre)>|<br>/)
    .map(proseOf)
    .filter(Boolean),
];

/** Larger files are refused: nobody has written them by hand. */
const MAX_FILE_BYTES = 1024 * 1024;
export const isTooLarge = ({ size }: Blob): boolean => size > MAX_FILE_BYTES;
export const TOO_LARGE = { message: '文件不能超过 1MB' };

/** A resume as a file that `importResume` reads. */
export function exportResumeJson(document: ResumeDocument): string {
  const { content, ...look } = resumeValues(document);
  return JSON.stringify({ ...look, content: readJson(content) }, null, 2);
}

/**
 * A resume from a file: one that was exported here, a stored resume, or the bare list of its sections.
 * @returns a message where it is none. `dropped` counts rows that could not be read.
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

/** What a profile gives to a resume. */
type ResumeProfile = Pick<
  SessionUser,
  'nickname' | 'avatar' | 'job' | 'blogAddress' | 'description' | 'email' | 'startWorkTime'
>;

interface Prefill {
  profile: ResumeProfile;
  /** The member's own, the ones to show first. */
  articles: readonly Pick<ArticleSummary, 'id' | 'articleTitle' | 'description' | 'createTime' | 'status'>[];
  /** Full address of an article. */
  addressOf: (articleId: string) => string;
  /** Epoch milliseconds. */
  now: number;
  newId: () => string;
}

const MOST_ARTICLES = 5;
const YEAR_MS = 365.25 * 86_400_000;
const ARTICLES_TITLE = '我的文章';
const DESCRIPTION_TITLE = '个人简介';

/** Years of work, such as 3 年; '' when it is not known or not one. */
function workYears(startWorkTime: string, now: number): string {
  const years = Math.floor((now - Date.parse(startWorkTime.slice(0, 10))) / YEAR_MS);
  return years >= 1 && years < 80 ? `${years} 年` : '';
}

/** The resume with what is blank filled from the member's profile, and with their articles. What they wrote stays. */
export function prefilledResume(
  document: ResumeDocument,
  { profile, articles, addressOf, now, newId }: Prefill,
): ResumeDocument {
  const { data } = document.basics;
  const known: [name: string, value: string][] = [
    [NEW_FIELDS[0], profile.nickname],
    [NEW_FIELDS[1], profile.job],
    ['邮箱', profile.email],
    ['工作年限', workYears(profile.startWorkTime, now)],
    ['个人网站', profile.blogAddress],
  ];
  const list = known
    .filter(([, value]) => value.trim() !== '')
    .reduce((fields: readonly BasicField[], [fieldName, value]) => {
      const index = fields.findIndex((field) => field.fieldName.trim() === fieldName);
      const field = fields[index];
      if (!field) return [...fields, { id: newId(), fieldName, fieldValue: value.trim(), rest: {} }];
      return isBlank(field.fieldValue) ? fields.with(index, { ...field, fieldValue: value.trim() }) : fields;
    }, data.list);
  const lacks = (title: string) => document.sections.every((section) => section.title !== title);
  const about = { ...newItem(newId()), visibleList: [], editorHtml: `<p>${escapeXml(profile.description)}</p>` };
  const written = articles
    .filter(({ status }) => status === 'published')
    .slice(0, MOST_ARTICLES)
    .map((article): ResumeItem => {
      const address = escapeXml(addressOf(article.id));
      return {
        ...newItem(newId()),
        time: [article.createTime.slice(0, 7), ''],
        subject: article.articleTitle,
        visibleList: ITEM_PARTS,
        order: ITEM_ORDERS[1],
        editorHtml: `<p>${escapeXml(article.description)}</p><p><a href="${address}">${address}</a></p>`,
      };
    });
  const sections = [
    ...document.sections,
    ...(profile.description.trim() !== '' && lacks(DESCRIPTION_TITLE)
      ? [newSection(newId(), DESCRIPTION_TITLE, [about])]
      : []),
    ...(written.length > 0 && lacks(ARTICLES_TITLE) ? [newSection(newId(), ARTICLES_TITLE, written)] : []),
  ];
  return {
    ...document,
    basics: { ...document.basics, data: { ...data, list, avatar: data.avatar || profile.avatar } },
    sections,
  };
}
