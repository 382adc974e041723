import { expect, it } from 'vitest';
import { converted } from './foreign-testing';
import { fromMagicResume } from './from-magic-resume';

const LOOK = '字体、模板、图标和排版（可以在这里另选）';

const FILE = {
  id: 'd7c0',
  title: '新建简历',
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-02T00:00:00.000Z',
  templateId: 'classic',
  basic: {
    name: '苏一鸣',
    title: '前端工程师',
    employementStatus: '在职',
    email: 'su@mail.example',
    phone: '13600002222',
    location: '上海',
    birthDate: '1998-02',
    fieldOrder: [
      { id: '1', key: 'name', label: '姓名', visible: true },
      { id: '2', key: 'birthDate', label: '生日', visible: false },
    ],
    icons: { email: 'Mail' },
    photo: 'data:image/png;base64,iVBORw0KGgo=',
    photoConfig: { width: 90, height: 120, aspectRatio: '1:1', borderRadius: 'none', visible: true },
    customFields: [
      { id: 'c1', label: '个人网站', value: 'https://su.example', icon: 'Globe' },
      { id: 'c2', label: '期望薪资', value: '30k', visible: false },
    ],
    githubKey: 'ghp_secret',
    githubUseName: 'su',
    githubContributionsVisible: true,
  },
  education: [
    {
      id: '1',
      school: '江湾大学',
      major: '计算机',
      degree: '本科',
      startDate: '2016-09',
      endDate: '2020-06',
      visible: true,
      gpa: '3.6',
      description: '<ul><li>课程</li></ul>',
    },
  ],
  skillContent: '<div class="skill-content"><ul><li>React</li></ul></div>',
  selfEvaluationContent: '',
  experience: [
    {
      id: '1',
      company: '潮汐',
      position: '前端',
      date: '2020.07 - 至今',
      visible: true,
      details: '<p onclick="x()">做<strong>事</strong></p>',
    },
    { id: '2', company: '旧东家', position: '', date: '', visible: false, details: '' },
  ],
  projects: [
    {
      id: 'p',
      name: '图床',
      role: '负责人',
      date: '2022.06 - 2023.12',
      description: '<p>传图</p>',
      visible: true,
      link: 'https://su.example/pic',
    },
  ],
  certificates: [{ id: 'z', url: 'data:image/png;base64,AAAA' }],
  customData: {
    'custom-1': [
      { id: 'x', title: '校队', subtitle: '队长', dateRange: '2018', description: '<p>跑步</p>', visible: true },
    ],
  },
  menuSections: [
    { id: 'basic', title: '基本信息', icon: '👤', enabled: true, order: 0 },
    { id: 'experience', title: '工作经验', icon: '💼', enabled: true, order: 2 },
    { id: 'skills', title: '专业技能', icon: '⚡', enabled: true, order: 1 },
    { id: 'projects', title: '项目', icon: '🚀', enabled: false, order: 3 },
    { id: 'custom-1', title: '校园经历', icon: '➕', enabled: true, order: 4 },
    { id: 'education', title: '教育经历', icon: '🎓', enabled: true, order: 5 },
  ],
  activeSection: 'basic',
  draggingProjectId: null,
  globalSettings: { themeColor: '#8B0000', fontFamily: 'serif', autoOnePage: true },
};

it('an export of magic-resume becomes a resume of ours, in the order of its menu and without what is hidden', () => {
  expect(converted(fromMagicResume, FILE)).toEqual({
    rows: [
      '姓名：苏一鸣',
      '求职意向：前端工程师',
      '电话：13600002222',
      '邮箱：su@mail.example',
      '所在地：上海',
      '求职状态：在职',
      '个人网站：https://su.example',
    ],
    photo: '',
    onePage: true,
    colour: '#8b0000',
    sections: {
      专业技能: ['<div><ul><li>React</li></ul></div>'],
      工作经验: ['潮汐 | 前端 | 2020.07 - 至今 | <p>做<strong>事</strong></p>'],
      '项目（隐藏）': [
        '图床 | 负责人 | 2022.06 - 2023.12 | <p>传图</p><p><a href="https://su.example/pic" rel="noopener noreferrer nofollow ugc" target="_blank">https://su.example/pic</a></p>',
      ],
      校园经历: ['校队 | 队长 | 2018 | <p>跑步</p>'],
      教育经历: ['江湾大学 | 计算机 · 本科 | 2016.09 - 2020.06 | <p>成绩：3.6</p><ul><li>课程</li></ul>'],
    },
    notes: [
      LOOK,
      '基本信息：GitHub 用户名',
      '基本信息：GitHub 访问令牌',
      '基本信息：GitHub 贡献图',
      '基本信息：照片（不是网上的图片地址，请重新上传）',
      '基本信息：隐藏的条目',
      '基本信息：隐藏的生日',
      '工作经验：隐藏的条目',
      '证书图片',
    ].toSorted(),
  });
});

it('an early export has its sections without a menu', () => {
  const { rows, sections } = converted(fromMagicResume, {
    basic: { name: '某某', title: '工程师', customFields: [] },
    education: [{ id: '1', school: '某大学', major: '计算机', startDate: '2013-09', endDate: '2017-06' }],
    experience: [{ id: '1', company: '某公司', position: '前端', date: '2020 - 至今', details: '<p>做事</p>' }],
    menuSections: [{ id: 'basic', title: '基本信息', enabled: true }],
  });
  expect(rows).toEqual(['姓名：某某', '求职意向：工程师']);
  expect(sections).toEqual({
    工作经历: ['某公司 | 前端 | 2020 - 至今 | <p>做事</p>'],
    教育经历: ['某大学 | 计算机 | 2013.09 - 2017.06'],
  });
});
