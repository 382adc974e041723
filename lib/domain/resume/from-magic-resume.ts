import { colourOf, LOST_LOOK, photoOf } from './foreign-document';
import type { ForeignItem, ForeignResume, ForeignSection, ReadForeign } from './foreign-document';
import { linesHtml, linkHtml, richHtml } from './foreign-html';
import type { ForeignRecord } from './foreign-record';
import { periodBetween, periodOfText } from './resume-dates';

const BASIC_ROWS = [
  ['phone', '电话'],
  ['email', '邮箱'],
  ['location', '所在地'],
  ['birthDate', '生日'],
  ['employementStatus', '求职状态'],
] as const;

/** The program's own sections may be without an entry in its menu. */
const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    experience: '工作经历',
    projects: '项目经历',
    education: '教育经历',
    skills: '专业技能',
    selfEvaluation: '自我评价',
  }),
);

function shownOf(records: readonly ForeignRecord[]): ForeignRecord[] {
  return records.filter((record) => {
    if (record.flag('visible') !== false) return true;
    record.take(...record.names());
    record.lose('隐藏的条目');
    return false;
  });
}

const educationItem = (record: ForeignRecord): ForeignItem => {
  const gpa = record.text('gpa');
  return {
    subject: record.text('school'),
    other: [record.text('major'), record.text('degree')].filter(Boolean).join(' · '),
    period: periodBetween(record.text('startDate'), record.text('endDate')),
    html: [linesHtml(gpa && `成绩：${gpa}`), richHtml(record, 'description')].join(''),
  };
};
const experienceItem = (record: ForeignRecord): ForeignItem => ({
  subject: record.text('company'),
  other: record.text('position'),
  period: periodOfText(record.text('date')),
  html: richHtml(record, 'details'),
});
const projectItem = (record: ForeignRecord): ForeignItem => ({
  subject: record.text('name'),
  other: record.text('role'),
  period: periodOfText(record.text('date')),
  html: [richHtml(record, 'description'), linkHtml(record.text('link'), record.text('linkLabel'))].join(''),
});
const customItem = (record: ForeignRecord): ForeignItem => ({
  subject: record.text('title'),
  other: record.text('subtitle'),
  period: periodOfText(record.text('dateRange')),
  html: richHtml(record, 'description'),
});

/** The fields that its owner hid: they cannot be kept hidden, and must not be printed. */
function hiddenFields(basic: ForeignRecord): Set<string> {
  const order = basic.records('fieldOrder');
  for (const field of order) field.take(...field.names());
  return new Set(order.filter((field) => field.flag('visible') === false).map((field) => String(field.peek('key'))));
}

function basicRows(basic: ForeignRecord): [string, string][] {
  const hidden = hiddenFields(basic);
  const rows = BASIC_ROWS.map(([field, name]): [string, string] => {
    const value = basic.text(field);
    if (!hidden.has(field) || value === '') return [name, value];
    basic.lose(`隐藏的${name}`);
    return [name, ''];
  });
  const custom = shownOf(basic.records('customFields')).map((field): [string, string] => [
    field.text('label') || '其他',
    field.text('value'),
  ]);
  return [...rows, ...custom];
}

/** Reads files of magic-resume (magicv.art). */
export const fromMagicResume: ReadForeign = (file, value): ForeignResume => {
  const root = file.record(value, '');
  const basic = root.record('basic', '基本信息');
  const menu = root.records('menuSections', '模块');
  const custom = root.record('customData');
  const settings = root.record('globalSettings', '外观');
  const frame = basic.record('photoConfig');
  for (const record of [...menu, frame]) record.take(...record.names());
  root.take('title', 'templateId');

  const entryOf = (id: string) => menu.find((entry) => entry.peek('id') === id);
  const titleOf = (id: string) => entryOf(id)?.text('title') || (TITLES.get(id) ?? '其他');
  const itemsOf = (id: string): ForeignItem[] => {
    const read = (owner: ForeignRecord, name: string) => shownOf(owner.records(name, titleOf(id)));
    if (id === 'experience') return read(root, id).map(experienceItem);
    if (id === 'projects') return read(root, id).map(projectItem);
    if (id === 'education') return read(root, id).map(educationItem);
    if (id === 'skills') return [{ html: richHtml(root, 'skillContent') }];
    if (id === 'selfEvaluation') return [{ html: richHtml(root, 'selfEvaluationContent') }];
    return read(custom, id).map(customItem);
  };
  const ids = menu.map((entry) => entry.text('id'));
  const place = (entry: string) => Number(entryOf(entry)?.peek('order') ?? ids.length);
  const ordered = [...new Set([...ids, ...TITLES.keys(), ...custom.names()])]
    .filter((id) => id !== 'basic')
    .toSorted((one, other) => place(one) - place(other));
  const sections = ordered.map((id): ForeignSection => ({
    title: titleOf(id),
    visible: entryOf(id)?.flag('enabled') ?? true,
    items: itemsOf(id),
  }));
  const colour = colourOf(settings.text('themeColor'));
  const onePage = settings.flag('autoOnePage') === true;
  settings.take(...settings.names());
  if (settings.names().length > 0) file.lose(LOST_LOOK);
  return {
    name: basic.text('name'),
    wanted: basic.text('title'),
    rows: basicRows(basic),
    photo: photoOf(basic, 'photo', frame.flag('visible') !== false),
    sections,
    colour,
    onePage,
  };
};
