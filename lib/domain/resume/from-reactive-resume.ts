import { isJsonObject } from '@/lib/utils/json-object';
import { colourOf, LOST_LOOK, photoOf, accountRow } from './foreign-document';
import type { ForeignItem, ForeignResume, ForeignSection, ReadForeign } from './foreign-document';
import { keywordsHtml, linesHtml, linkHtml, pointsHtml, richHtml } from './foreign-html';
import type { ForeignRecord } from './foreign-record';
import { SUMMARY_TITLE } from './json-resume-sections';
import { periodBetween, periodOfText } from './resume-dates';

const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    summary: SUMMARY_TITLE,
    experience: '工作经历',
    work: '工作经历',
    education: '教育经历',
    projects: '项目经历',
    skills: '专业技能',
    languages: '语言能力',
    awards: '获奖经历',
    certifications: '证书',
    publications: '发表作品',
    volunteer: '志愿经历',
    interests: '兴趣爱好',
    references: '推荐人',
  }),
);
const SUBJECT = ['company', 'organization', 'institution', 'school', 'title', 'name', 'language'];
const OTHER = [
  'position',
  'area',
  'degree',
  'studyType',
  'awarder',
  'issuer',
  'publisher',
  'relationship',
  'fluency',
  'proficiency',
  'subtitle',
];
const NAMED = [
  ['location', '地点'],
  ['score', '成绩'],
  ['grade', '成绩'],
  ['phone', '电话'],
  ['email', '邮箱'],
] as const;

/** An address is a text in version 3, `{label, href}` in 4 and `{label, url}` in 5. */
function addressIn(record: ForeignRecord): { href: string; label: string } {
  for (const field of ['url', 'website']) {
    const value = record.peek(field);
    if (typeof value === 'string') return { href: record.text(field), label: '' };
    if (!isJsonObject(value)) continue;
    const address = record.record(field);
    const href = address.text('href', 'url');
    return { href, label: href === '' ? '' : address.text('label') };
  }
  return { href: '', label: '' };
}

function periodOf(record: ForeignRecord) {
  if (!isJsonObject(record.peek('date'))) return periodOfText(record.text('date', 'period'));
  const range = record.record('date');
  const [start, end] = [range.text('start'), range.text('end')];
  return periodBetween(start, start && !end ? '至今' : end);
}

const roleHtml = (role: ForeignRecord) =>
  linesHtml(`**${role.text('position')}** ${role.text('period')}`) + richHtml(role, 'description');

/** Items of all sections and versions: their fields have different names, and none two meanings but `description`. */
function itemOf(record: ForeignRecord): ForeignItem {
  // Beside a text of its own, and of skills and languages, it is a word or two.
  const isShort = record.has('summary') || record.has('level');
  const other = [...OTHER, ...(isShort ? ['description'] : [])].map((field) => record.text(field));
  const level = typeof record.peek('level') === 'string' ? record.text('level') : '';
  const { href, label } = addressIn(record);
  const html = [
    ...NAMED.map(([field, name]) => [name, record.text(field)] as const).map(([name, value]) =>
      linesHtml(value && `${name}：${value}`),
    ),
    // A cover letter's is a block of lines, in html.
    richHtml(record, 'recipient'),
    richHtml(record, 'summary', ...(isShort ? [] : ['description']), 'content'),
    pointsHtml(record.texts('courses')),
    keywordsHtml(record.texts('keywords')),
    linkHtml(href, label),
    ...record.records('roles').map(roleHtml),
  ];
  return {
    subject: record.text(...SUBJECT),
    other: [...other, level].filter(Boolean).join(' · '),
    period: periodOf(record),
    html: html.join(''),
  };
}

const isHidden = (record: ForeignRecord) => record.flag('hidden') === true || record.flag('visible') === false;

/** A hidden item cannot be kept hidden, and must not be printed. */
function shownOf(records: readonly ForeignRecord[]): ForeignRecord[] {
  return records.filter((record) => {
    if (!isHidden(record)) return true;
    record.take(...record.names());
    record.lose('隐藏的条目');
    return false;
  });
}

const titleIn = (section: ForeignRecord, key: string) => section.text('title', 'name') || (TITLES.get(key) ?? '其他');

interface KeyedSection extends ForeignSection {
  key: string;
}

function sectionOf(parent: ForeignRecord, key: string): KeyedSection {
  const section = parent.record(key, TITLES.get(key) ?? '自定义模块');
  const title = titleIn(section, key);
  section.take('type');
  const content = richHtml(section, 'content');
  const items = shownOf(section.records('items', title)).map(itemOf);
  return { key, title, visible: !isHidden(section), items: [{ html: content }, ...items] };
}

function profileRow(profile: ForeignRecord): [string, string] {
  return accountRow(profile.text('network'), addressIn(profile).href, profile.text('username'));
}

function customRow(field: ForeignRecord): [string, string] {
  const [name, text, link] = [field.text('name'), field.text('value', 'text'), field.text('link')];
  if (link === '') return [name || '其他', text];
  return [name || text || '链接', link];
}

/** A place is a text since version 4. */
function placeIn(basics: ForeignRecord): string {
  if (!isJsonObject(basics.peek('location'))) return basics.text('location');
  const location = basics.record('location');
  return ['country', 'region', 'city', 'address', 'postalCode']
    .map((field) => location.text(field))
    .filter(Boolean)
    .join(' ');
}

/** Keys of sections in the order of their layout: lists in lists, or pages with columns. */
function keysIn(layout: unknown, depth = 0): string[] {
  if (typeof layout === 'string') return [layout];
  if (typeof layout !== 'object' || layout === null || depth > 4) return [];
  return Object.values(layout).flatMap((part) => keysIn(part, depth + 1));
}

function photoIn(root: ForeignRecord, basics: ForeignRecord): ForeignResume['photo'] {
  const [owner, field] = isJsonObject(root.peek('picture'))
    ? [root, 'picture']
    : [basics, isJsonObject(basics.peek('photo')) ? 'photo' : 'picture'];
  const picture = owner.record(field, '基本信息');
  const effects = picture.record('effects');
  effects.take(...effects.names());
  const photo = photoOf(picture, 'url', !isHidden(picture) && effects.flag('hidden') !== true);
  picture.take(...picture.names());
  return photo;
}

function colourIn(metadata: ForeignRecord): string {
  const [theme, design] = [metadata.record('theme'), metadata.record('design')];
  const colours = design.record('colors');
  const colour = theme.text('primary') || colours.text('primary');
  for (const record of [theme, design, colours]) record.take(...record.names());
  return colour;
}

/** Reactive Resume (rxresu.me), versions 3, 4 and 5. */
export const fromReactiveResume: ReadForeign = (file, value): ForeignResume => {
  const root = file.record(value, '');
  const basics = root.record('basics', '基本信息');
  const sections = root.record('sections', '模块');
  const custom = sections.record('custom');
  const metadata = root.record('metadata', '外观');
  const photo = photoIn(root, basics);
  const { href } = addressIn(basics);
  const profiles = sections.record('profiles');
  profiles.take('name', 'title');
  const keyed = [
    ...(root.has('summary') ? [sectionOf(root, 'summary')] : []),
    ...[...sections.names()]
      .filter((key) => key !== 'custom' && key !== 'profiles')
      .map((key) => sectionOf(sections, key)),
    ...custom.names().map((key) => sectionOf(custom, key)),
    ...root.records('customSections', '自定义模块').map((section): KeyedSection => {
      const items = shownOf(section.records('items')).map(itemOf);
      section.take('type');
      return { key: section.text('id'), title: titleIn(section, ''), visible: !isHidden(section), items };
    }),
  ];
  const order = keysIn(metadata.peek('layout'));
  const rank = ({ key }: KeyedSection) => (order.includes(key) ? order.indexOf(key) : order.length);
  const colour = colourOf(colourIn(metadata));
  const notes = metadata.text('notes');
  if (notes !== '') file.lose('私人备注');
  metadata.take(...metadata.names());
  root.take('name', 'title');
  file.lose(LOST_LOOK);
  return {
    name: basics.text('name'),
    wanted: basics.text('headline'),
    rows: [
      ['电话', basics.text('phone')],
      ['邮箱', basics.text('email')],
      ['个人网站', href],
      ['所在地', placeIn(basics)],
      ['生日', basics.text('birthdate')],
      ...basics.records('profiles').map(profileRow),
      ...shownOf(profiles.records('items')).map(profileRow),
      ...basics.records('customFields').map(customRow),
    ],
    photo,
    sections: [
      { title: SUMMARY_TITLE, items: [{ html: richHtml(basics, 'summary') }] },
      ...keyed.toSorted((one, other) => rank(one) - rank(other)),
    ],
    colour,
  };
};
