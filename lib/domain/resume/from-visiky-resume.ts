import { LOST_LOOK, photoOf } from './foreign-document';
import type { ForeignItem, ForeignResume, ReadForeign } from './foreign-document';
import { linesHtml, linkHtml, richHtml } from './foreign-html';
import type { ForeignRecord } from './foreign-record';
import { NO_PERIOD, periodBetween, periodOfText, type Period } from './resume-dates';

/** `[from, to]`, where no end means until today; or one text. */
function periodIn(record: ForeignRecord, field: string): Period {
  const value = record.peek(field);
  if (!Array.isArray(value)) return periodOfText(record.text(field));
  record.take(field);
  const [from, to] = [value[0], value[1]].map((date) =>
    typeof date === 'string' || typeof date === 'number' ? String(date) : '',
  );
  if (!from) return to ? periodBetween('', to) : NO_PERIOD;
  return periodBetween(from, to || '至今');
}

const educationItem = (record: ForeignRecord): ForeignItem => ({
  subject: record.text('school'),
  other: [record.text('major'), record.text('academic_degree')].filter(Boolean).join(' · '),
  period: periodIn(record, 'edu_time'),
});
const workItem = (record: ForeignRecord): ForeignItem => ({
  subject: record.text('company_name'),
  other: record.text('department_name'),
  period: periodIn(record, 'work_time'),
  html: richHtml(record, 'work_desc'),
});
const skillItem = (record: ForeignRecord): ForeignItem => ({
  subject: record.text('skill_name'),
  html: richHtml(record, 'skill_desc'),
});
const awardItem = (record: ForeignRecord): ForeignItem => ({
  subject: record.text('award_info'),
  period: periodIn(record, 'award_time'),
});
const productItem = (record: ForeignRecord): ForeignItem => ({
  subject: record.text('work_name'),
  html: [richHtml(record, 'work_desc'), linkHtml(record.text('visit_link'))].join(''),
});

/** Before 2021 the field was a list of one. */
function aboutIn(root: ForeignRecord, title: string): string {
  const about = root.record('aboutme', title);
  return richHtml(about, 'aboutme_desc') || richHtml(root, 'aboutme');
}

export const fromVisikyResume: ReadForeign = (file, value): ForeignResume => {
  const root = file.record(value, '');
  const profile = root.record('profile', '基本信息');
  const avatar = root.record('avatar', '照片');
  const titles = root.record('titleNameMap');
  const titleOf = (field: string, otherwise: string) => titles.text(field) || otherwise;
  const years = profile.text('workExpYear');

  const contentName = titleOf('projectMainWork', '主要工作');
  const describeName = titles.text('projectDescribe');
  const projectItem = (record: ForeignRecord): ForeignItem => {
    const content = richHtml(record, 'project_content');
    return {
      subject: record.text('project_name'),
      other: record.text('project_role'),
      period: periodIn(record, 'project_time'),
      html: [
        linesHtml(describeName && record.has('project_desc') ? `**${describeName}**` : ''),
        richHtml(record, 'project_desc'),
        linesHtml(content && `**${contentName}**`),
        content,
      ].join(''),
    };
  };
  const section = (field: string, otherwise: string, item: (record: ForeignRecord) => ForeignItem) => {
    const title = titleOf(field, otherwise);
    return { title, items: root.records(field, title).map(item) };
  };
  const aboutTitle = titleOf('aboutme', '自我介绍');
  const photo = photoOf(avatar, 'src', avatar.flag('hidden') !== true);
  avatar.take(...avatar.names());
  titles.take(...titles.names());
  if (['template', 'mountEffectList', 'unmountEffectList', 'theme'].some(root.has)) {
    root.take('template', 'mountEffectList', 'unmountEffectList', 'theme');
    file.lose(LOST_LOOK);
  }
  return {
    name: profile.text('name'),
    wanted: profile.text('positionTitle'),
    rows: [
      ['电话', profile.text('mobile')],
      ['邮箱', profile.text('email')],
      ['GitHub', profile.text('github')],
      ['知乎', profile.text('zhihu')],
      ['工作年限', /^\d+$/.test(years) ? `${years} 年` : years],
      ['所在地', profile.text('workPlace')],
    ],
    photo,
    sections: [
      { title: aboutTitle, items: [{ html: aboutIn(root, aboutTitle) }] },
      section('educationList', '教育背景', educationItem),
      section('workExpList', '工作经历', workItem),
      section('projectList', '项目经历', projectItem),
      section('skillList', '个人技能', skillItem),
      section('awardList', '更多信息', awardItem),
      section('workList', '个人作品', productItem),
    ],
  };
};
