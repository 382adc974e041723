import { describe, expect, it } from 'vitest';
import { converted } from './foreign-testing';
import { fromReactiveResume } from './from-reactive-resume';

const LOOK = '字体、模板、图标和排版（可以在这里另选）';
const LINK = 'rel="noopener noreferrer nofollow ugc" target="_blank"';

const V3 = {
  id: 7,
  shortId: 'x1',
  name: '我的简历',
  slug: 'mine',
  public: true,
  basics: {
    name: '何一苇',
    headline: '产品设计师',
    email: 'he@mail.example',
    phone: '13700001111',
    website: 'https://he.example',
    birthdate: '1995-05-01',
    summary: '- 设计系统\n- **可用性**测试',
    location: { address: '滨江路 1 号', city: '杭州', region: '浙江', country: '中国', postalCode: '' },
    photo: {
      url: 'https://he.example/p.jpg',
      visible: true,
      filters: { size: 128, shape: 'square', border: false, grayscale: false },
    },
    profiles: [{ id: 'a', network: 'Dribbble', username: 'yiwei', url: 'https://dribbble.example/yiwei' }],
  },
  sections: {
    work: {
      id: 'work',
      name: '工作',
      type: 'basic',
      columns: 1,
      visible: true,
      items: [
        {
          id: 'w1',
          name: '白桦',
          position: '设计师',
          date: { start: '2020-03-01T00:00:00.000Z', end: '' },
          url: 'https://birch.example',
          summary: '负责组件库',
        },
      ],
    },
    skills: {
      id: 'skills',
      name: '技能',
      type: 'basic',
      columns: 1,
      visible: true,
      items: [{ id: 's1', name: 'Figma', level: '精通', levelNum: 9, keywords: ['原型'] }],
    },
    'c0ffee-1': {
      id: 'c0ffee-1',
      name: '演讲',
      type: 'custom',
      columns: 2,
      visible: false,
      items: [
        { id: 'c1', title: '暗色模式', subtitle: '设计大会', date: { start: '2023-05', end: '2023-05' }, summary: '' },
      ],
    },
  },
  metadata: {
    template: 'kakuna',
    layout: [[['skills', 'work'], ['c0ffee-1']]],
    theme: { text: '#000', primary: '#ca8a04' },
    css: { value: '', visible: false },
  },
};

const url = (href: string) => ({ label: '', href });
const V4 = {
  basics: {
    name: '何一苇',
    headline: '产品设计师',
    email: 'he@mail.example',
    phone: '',
    location: '杭州',
    url: url('https://he.example/'),
    customFields: [{ id: 'f', icon: 'wechat', name: '微信', value: 'yiwei' }],
    picture: {
      url: 'https://he.example/p.jpg',
      size: 120,
      aspectRatio: 1,
      borderRadius: 4,
      effects: { hidden: true, border: false, grayscale: true },
    },
  },
  sections: {
    summary: { name: '简介', columns: 1, visible: true, id: 'summary', content: '<p>做<strong>设计系统</strong></p>' },
    experience: {
      name: '经历',
      columns: 1,
      visible: true,
      id: 'experience',
      items: [
        {
          id: 'e1',
          visible: true,
          company: '白桦',
          position: '设计师',
          location: '杭州',
          date: 'January 2019 to Present',
          summary:
            '<ul><li><p>组件库</p></li></ul><p><img src="https://he.example/a.png"><a href="/internal">见</a></p>',
          url: url('https://birch.example/'),
        },
        {
          id: 'e2',
          visible: false,
          company: '不想说的',
          position: '',
          location: '',
          date: '',
          summary: '',
          url: url(''),
        },
      ],
    },
    profiles: {
      name: 'Profiles',
      columns: 1,
      visible: true,
      id: 'profiles',
      items: [
        {
          id: 'p1',
          visible: true,
          network: 'GitHub',
          username: 'yiwei',
          icon: 'github',
          url: url('https://github.example/yiwei'),
        },
      ],
    },
    languages: {
      name: '语言',
      columns: 1,
      visible: true,
      id: 'languages',
      items: [{ id: 'l1', visible: true, name: '日语', description: 'N2', level: 3 }],
    },
    projects: {
      name: '项目',
      columns: 1,
      visible: true,
      id: 'projects',
      items: [
        {
          id: 'j1',
          visible: true,
          name: '色板',
          description: '作者',
          date: '2022',
          summary: '<p>调色</p>',
          keywords: ['HCT', 'P3'],
          url: { label: '仓库', href: 'https://git.example/c' },
        },
      ],
    },
    custom: {
      k1: {
        name: '演讲',
        columns: 1,
        visible: true,
        id: 'k1',
        items: [
          {
            id: 'c1',
            visible: true,
            name: '暗色',
            description: '大会',
            date: '2023',
            level: 0,
            summary: '',
            keywords: [],
            url: url(''),
          },
        ],
      },
    },
  },
  metadata: {
    template: 'azurill',
    layout: [[['summary', 'projects', 'experience'], ['custom.k1']]],
    theme: { primary: '#0a6c7d' },
    notes: '期望三万',
  },
};

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
      items: [{ id: 'x', hidden: false, recipient: '', content: '<p>您好</p>' }],
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

describe('an export of Reactive Resume', () => {
  it('of version 3 becomes a resume of ours', () => {
    expect(converted(fromReactiveResume, V3)).toEqual({
      rows: [
        '姓名：何一苇',
        '求职意向：产品设计师',
        '电话：13700001111',
        '邮箱：he@mail.example',
        '个人网站：https://he.example',
        '所在地：中国 浙江 杭州 滨江路 1 号',
        '生日：1995-05-01',
        'Dribbble：https://dribbble.example/yiwei',
      ],
      photo: 'https://he.example/p.jpg',
      onePage: false,
      colour: '#ca8a04',
      sections: {
        个人简介: ['<ul><li><p>设计系统</p></li><li><p><strong>可用性</strong>测试</p></li></ul>'],
        技能: ['Figma | 精通 | <p>原型</p>'],
        工作: [
          `白桦 | 设计师 | 2020.03 - 至今 | <p>负责组件库</p><p><a href="https://birch.example/" ${LINK}>https://birch.example</a></p>`,
        ],
        '演讲（隐藏）': ['暗色模式 | 设计大会 | 2023.05 - 2023.05'],
      },
      notes: [LOOK, '技能：熟练程度'].toSorted(),
    });
  });

  it('of version 4 becomes a resume of ours, without what is hidden', () => {
    expect(converted(fromReactiveResume, V4)).toEqual({
      rows: [
        '姓名：何一苇',
        '求职意向：产品设计师',
        '邮箱：he@mail.example',
        '个人网站：https://he.example/',
        '所在地：杭州',
        'GitHub：https://github.example/yiwei',
        '微信：yiwei',
      ],
      photo: '',
      onePage: false,
      colour: '#0a6c7d',
      sections: {
        简介: ['<p>做<strong>设计系统</strong></p>'],
        项目: [`色板 | 作者 | 2022 | <p>调色</p><p>HCT、P3</p><p><a href="https://git.example/c" ${LINK}>仓库</a></p>`],
        经历: [
          `白桦 | 设计师 | 2019.01 - 至今 | <p>地点：杭州</p><ul><li><p>组件库</p></li></ul><p><a>见</a></p><p><a href="https://birch.example/" ${LINK}>https://birch.example/</a></p>`,
        ],
        演讲: ['暗色 | 大会 | 2023'],
        语言: ['日语 | N2'],
      },
      notes: [
        '经历：隐藏的条目',
        '经历：正文里的图片、表格等（保留其中的文字）',
        '私人备注',
        LOOK,
        '语言：熟练程度',
      ].toSorted(),
    });
  });

  it('of version 5 becomes a resume of ours', () => {
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
        求职信: ['<p>您好</p>'],
        '教育（隐藏）': ['西溪大学 | 工业设计 · 本科 | 2013 - 2017 | <p>成绩：前 5%</p>'],
        简介: ['<p>设计系统</p>'],
        证书: [`UXC | NN | 2021.05 | <p><a href="https://nn.example/" ${LINK}>https://nn.example</a></p>`],
      },
      notes: [LOOK, '基本信息：照片（不是网上的图片地址，请重新上传）', '技能：熟练程度'].toSorted(),
    });
  });
});
