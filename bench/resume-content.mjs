/** A resume of five pages, for the scenario that types into it. */
const LINE = '负责交易平台前端架构的设计与落地，推动组件库、监控与自动化测试的建设，首屏时间下降百分之四十';
const ORDER = ['time', 'subject', 'other'];

/** @param {number} number */
const job = (number) => ({
  time: ['2019-07', '2021-03'],
  rightNow: false,
  subject: `第 ${number} 家公司`,
  other: '前端工程师',
  editorHtml: `<ul>${`<li><p>${LINE}</p></li>`.repeat(6)}</ul>`,
  visibleList: ORDER,
  order: ORDER,
});

/** @param {number} number */
const section = (number) => ({
  id: `section-${number}`,
  component: 'OtherInfo',
  title: `经历 ${number}`,
  visible: true,
  data: { list: [1, 2, 3, 4].map(job) },
});

export function longResume() {
  const list = [
    { fieldName: '姓名', fieldValue: '林晓鹿' },
    { fieldName: '求职意向', fieldValue: '前端工程师' },
  ];
  const data = { list, showAvatar: false, avatar: '' };
  const basics = { id: 'basic', component: 'BasicInfo', title: '基本信息', visible: true, data };
  const content = JSON.stringify([basics, ...[1, 2, 3, 4, 5, 6].map(section)]);
  return { content, themeStyleName: 'theme-1', themeColor: '#255db0' };
}
