import { expect, it } from 'vitest';
import { converted } from './foreign-testing';
import { fromVisikyResume } from './from-visiky-resume';

const LINK = 'rel="noopener noreferrer nofollow ugc" target="_blank"';

const FILE = {
  avatar: { src: 'https://pictures.example/a.jpg', hidden: false, shape: 'circle' },
  profile: {
    name: '程小满',
    mobile: '13500003333',
    email: 'cheng@mail.example',
    github: 'https://github.example/cheng',
    zhihu: '',
    workExpYear: '4',
    workPlace: '南京',
    positionTitle: '数据工程师',
  },
  titleNameMap: { educationList: '学习', projectMainWork: '我做的' },
  educationList: [
    { edu_time: ['2014.09.01', '2018.06.30'], school: '紫金大学', major: '统计', academic_degree: '本科' },
  ],
  workExpList: [
    {
      company_name: '石榴',
      department_name: '平台部',
      work_time: ['2018.07', null],
      work_desc: '1. 搭指标平台\r\n2. 带实习生',
    },
    { company_name: '柿子', department_name: '', work_time: ['2017.06', '2017.12'], work_desc: '写报表' },
  ],
  projectList: [
    {
      project_name: '看板',
      project_role: '负责人',
      project_time: '2019.04 - 2020.06',
      project_desc: '给财务用',
      project_content: '- 口径统一',
    },
  ],
  skillList: [{ skill_name: 'SQL', skill_level: 90, skill_desc: '窗口函数' }],
  awardList: [{ award_info: '年度新人', award_time: '2018.12' }],
  workList: [{ work_name: '小图表', work_desc: '', visit_link: 'https://charts.example' }],
  aboutme: { aboutme_desc: '好奇\n耐心' },
  locales: { 'en-US': { profile: { name: 'Cheng' } } },
  template: 'template2',
};

it('an export of visiky/resume becomes a resume of ours', () => {
  expect(converted(fromVisikyResume, FILE)).toEqual({
    rows: [
      '姓名：程小满',
      '求职意向：数据工程师',
      '电话：13500003333',
      '邮箱：cheng@mail.example',
      'GitHub：https://github.example/cheng',
      '工作年限：4 年',
      '所在地：南京',
    ],
    photo: 'https://pictures.example/a.jpg',
    onePage: false,
    colour: '#255db0',
    sections: {
      自我介绍: ['<p>好奇</p><p>耐心</p>'],
      学习: ['紫金大学 | 统计 · 本科 | 2014.09 - 2018.06'],
      工作经历: [
        '石榴 | 平台部 | 2018.07 - 至今 | <ol><li><p>搭指标平台</p></li><li><p>带实习生</p></li></ol>',
        '柿子 | 2017.06 - 2017.12 | <p>写报表</p>',
      ],
      项目经历: [
        '看板 | 负责人 | 2019.04 - 2020.06 | <p>给财务用</p><p><strong>我做的</strong></p><ul><li><p>口径统一</p></li></ul>',
      ],
      个人技能: ['SQL | <p>窗口函数</p>'],
      更多信息: ['年度新人 | 2018.12'],
      个人作品: [`小图表 | <p><a href="https://charts.example/" ${LINK}>https://charts.example</a></p>`],
    },
    notes: ['个人技能：熟练程度', '其他语言的版本', '字体、模板、图标和排版（可以在这里另选）'].toSorted(),
  });
});
