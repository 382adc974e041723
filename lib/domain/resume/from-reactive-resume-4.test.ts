import { expect, it } from 'vitest';
import { converted } from './foreign-testing';
import { fromReactiveResume } from './from-reactive-resume';

const LOOK = '字体、模板、图标和排版（可以在这里另选）';
const LINK = 'rel="noopener noreferrer nofollow ugc" target="_blank"';

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

it('an export of Reactive Resume of version 4 becomes a resume of ours, without what is hidden', () => {
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
