import { expect, it } from 'vitest';
import { converted } from './foreign-testing';
import { fromReactiveResume } from './from-reactive-resume';

const LOOK = '字体、模板、图标和排版（可以在这里另选）';
const LINK = 'rel="noopener noreferrer nofollow ugc" target="_blank"';

const website = (address: string) => ({ url: address, label: '', inlineLink: false });
const head = (title: string) => ({
  title,
  icon: '',
  columns: 1,
  hidden: false,
  keepTogether: false,
  startOnNewPage: false,
});
const V5 = {
  picture: {
    hidden: false,
    url: '/uploads/1/p.jpg',
    size: 80,
    rotation: 0,
    aspectRatio: 1,
    borderRadius: 0,
    borderColor: 'rgba(0, 0, 0, 0.5)',
    borderWidth: 0,
  },
  basics: {
    name: '何一苇',
    headline: '产品设计师',
    email: 'he@mail.example',
    phone: '13700001111',
    location: '杭州',
    website: { url: 'https://he.example', label: '主页' },
    customFields: [{ id: 'f', icon: 'link', text: '作品集', link: 'https://he.example/works' }],
  },
  summary: { ...head('简介'), content: '<p>设计系统</p>' },
  sections: {
    experience: {
      ...head('工作'),
      items: [
        {
          id: 'e1',
          hidden: false,
          company: '白桦',
          position: '',
          location: '',
          period: '2019 - 2024',
          website: website(''),
          description: '',
          roles: [{ id: 'r1', position: '高级设计师', period: '2022 - 2024', description: '<p>带人</p>' }],
        },
      ],
    },
    education: {
      ...head('教育'),
      hidden: true,
      items: [
        {
          id: 's',
          hidden: false,
          school: '西溪大学',
          degree: '本科',
          area: '工业设计',
          grade: '前 5%',
          location: '',
          period: '2013 - 2017',
          website: website(''),
          description: '',
        },
      ],
    },
    skills: {
      ...head('技能'),
      items: [
        {
          id: 'k',
          hidden: false,
          icon: 'pen',
          iconColor: '',
          name: 'Figma',
          proficiency: '精通',
          level: 4,
          keywords: [],
        },
      ],
    },
    certifications: {
      ...head('证书'),
      items: [
        {
          id: 'z',
          hidden: false,
          title: 'UXC',
          issuer: 'NN',
          date: '2021-05',
          website: website('https://nn.example'),
          description: '',
        },
      ],
    },
  },
  customSections: [
    {
      ...head('求职信'),
      id: 'cl',
      type: 'cover-letter',
      items: [{ id: 'x', hidden: false, recipient: '<p>白桦 <strong>王经理</strong></p>', content: '<p>您好</p>' }],
    },
  ],
  metadata: {
    template: 'onyx',
    layout: {
      sidebarWidth: 35,
      pages: [{ fullWidth: false, main: ['skills', 'experience'], sidebar: ['cl', 'education'] }],
    },
    page: { format: 'a4' },
    design: {
      colors: { primary: 'rgba(220, 38, 38, 1)', text: 'rgba(0, 0, 0, 1)' },
      level: { icon: 'star', type: 'circle' },
    },
    notes: '',
  },
};

it('an export of Reactive Resume of version 5 becomes a resume of ours', () => {
  expect(converted(fromReactiveResume, V5)).toEqual({
    rows: [
      '姓名：何一苇',
      '求职意向：产品设计师',
      '电话：13700001111',
      '邮箱：he@mail.example',
      '个人网站：https://he.example',
      '所在地：杭州',
      '作品集：https://he.example/works',
    ],
    photo: '',
    onePage: false,
    colour: '#dc2626',
    sections: {
      技能: ['Figma | 精通'],
      工作: ['白桦 | 2019 - 2024 | <p><strong>高级设计师</strong> 2022 - 2024</p><p>带人</p>'],
      求职信: ['<p>白桦 <strong>王经理</strong></p><p>您好</p>'],
      '教育（隐藏）': ['西溪大学 | 工业设计 · 本科 | 2013 - 2017 | <p>成绩：前 5%</p>'],
      简介: ['<p>设计系统</p>'],
      证书: [`UXC | NN | 2021.05 | <p><a href="https://nn.example/" ${LINK}>https://nn.example</a></p>`],
    },
    notes: [LOOK, '基本信息：照片（不是网上的图片地址，请重新上传）', '技能：熟练程度'].toSorted(),
  });
});
