import { expect, it } from 'vitest';
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

it('an export of Reactive Resume of version 3 becomes a resume of ours', () => {
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
