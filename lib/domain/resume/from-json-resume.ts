import type { ForeignItem, ForeignResume, ForeignSection, ReadForeign } from './foreign-document';
import { photoOf, accountRow } from './foreign-document';
import { keywordsHtml, linesHtml, linkHtml, pointsHtml, richHtml } from './foreign-html';
import type { ForeignRecord } from './foreign-record';
import { JSON_RESUME_SECTIONS, SUMMARY_TITLE, type JsonResumeSection } from './json-resume-sections';
import { periodBetween } from './resume-dates';

/** How other sections of a resume are ordered by those who read it; the order of recognition is another one. */
const ORDER = ['work', 'projects', 'education', 'skills'];

function periodOf(record: ForeignRecord, { from = '', to }: JsonResumeSection) {
  const [start, end] = [record.text(from), to === undefined ? '' : record.text(to)];
  const period = periodBetween(start, end);
  return to !== undefined && start !== '' && end === '' ? { ...period, rightNow: true } : period;
}

function itemOf(record: ForeignRecord, section: JsonResumeSection): ForeignItem {
  const { subject, other, text, points, keywords, more = [] } = section;
  const named = more.map(([field, name]) => {
    const value = name === '' ? record.lines(field) : record.text(field);
    return linesHtml(value && name ? `${name}：${value}` : value);
  });
  const html = [
    ...named,
    richHtml(record, text),
    pointsHtml(points === undefined ? [] : record.texts(points)),
    keywordsHtml(keywords === undefined ? [] : record.texts(keywords)),
    linkHtml(record.text('url', 'website')),
  ];
  return {
    subject: record.text(...subject),
    other: other.flatMap((field) => record.texts(field)).join(' · '),
    period: periodOf(record, section),
    html: html.join(''),
  };
}

const isBareName = ({ other = '', html = '', period }: ForeignItem) =>
  other === '' && html === '' && period?.time.join('') === '';

/** Names without anything else are one item, not a line each. */
function withNamesTogether(items: readonly ForeignItem[]): ForeignItem[] {
  const names = items.filter(isBareName).map(({ subject = '' }) => subject);
  const others = items.filter((item) => !isBareName(item));
  return names.length === 0 ? others : [...others, { html: keywordsHtml(names) }];
}

function placeRows(location: ForeignRecord): [string, string][] {
  const [region, city, address] = [location.text('region'), location.text('city'), location.text('address')];
  if (region + address === '') return [['所在城市', city]];
  if (region + city === '') return [['地址', address]];
  return [['所在地', [...new Set([region, city, address])].filter(Boolean).join(' ')]];
}

function profileRow(profile: ForeignRecord): [string, string] {
  return accountRow(profile.text('network'), profile.text('url'), profile.text('username'));
}

/** JSON Resume (jsonresume.org), schema 1.0 and the names of earlier ones. */
export const fromJsonResume: ReadForeign = (file, value): ForeignResume => {
  const root = file.record(value, '');
  const basics = root.record('basics', '基本信息');
  const sections = JSON_RESUME_SECTIONS.map((section): ForeignSection & { key: string } => {
    const items = root.records(section.key, section.title).map((record) => itemOf(record, section));
    const together = section.key === 'skills' || section.key === 'interests';
    return { key: section.key, title: section.title, items: together ? withNamesTogether(items) : items };
  });
  const rank = ({ key }: { key: string }) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return {
    name: basics.text('name'),
    wanted: basics.text('label'),
    rows: [
      ['电话', basics.text('phone')],
      ['邮箱', basics.text('email')],
      ['个人网站', basics.text('url', 'website')],
      ...placeRows(basics.record('location')),
      ...basics.records('profiles').map(profileRow),
    ],
    photo: photoOf(basics, basics.has('image') ? 'image' : 'picture'),
    sections: [
      { title: SUMMARY_TITLE, items: [{ html: richHtml(basics, 'summary') }] },
      ...sections.toSorted((one, other) => rank(one) - rank(other)),
    ],
  };
};
