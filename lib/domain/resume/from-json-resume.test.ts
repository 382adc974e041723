import { describe, expect, it } from 'vitest';
import { converted } from './foreign-testing';
import { fromJsonResume } from './from-json-resume';

const FILE = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: '周晚晴',
    label: '后端工程师',
    image: 'https://pictures.example/wan.jpg',
    email: 'wan@mail.example',
    phone: '+86 139 0000 5678',
    url: 'https://wan.example',
    summary: '写过五年 Go。\n喜欢把慢的变快。',
    location: { address: '', postalCode: '610000', city: '成都', countryCode: 'CN', region: '四川' },
    profiles: [
      { network: 'GitHub', username: 'wan', url: 'https://github.example/wan' },
      { network: '公众号', username: '晚晴写代码', url: '' },
    ],
  },
  work: [
    {
      name: '云杉科技',
      location: '成都',
      description: '做支付的公司',
      position: '工程师',
      url: 'https://yunshan.example',
      startDate: '2021-07-01',
      summary: '负责对账。',
      highlights: ['把对账从六小时降到十分钟', '写了回放工具'],
      remote: true,
    },
    { name: '青瓦网络', position: '实习生', startDate: '2020-07', endDate: '2020-12' },
  ],
  education: [
    {
      institution: '岷江大学',
      area: '软件工程',
      studyType: '本科',
      startDate: '2017-09',
      endDate: '2021-06',
      score: '3.8',
      courses: ['操作系统', '编译原理'],
    },
  ],
  skills: [
    { name: 'Go', level: '熟练', keywords: ['pprof', 'gRPC'] },
    { name: 'Redis' },
    { name: 'MySQL', keywords: [] },
  ],
  awards: [{ title: '黑客松一等奖', date: '2022', awarder: '云杉科技', summary: '' }],
  languages: [{ language: '英语', fluency: 'CET-6' }],
  projects: [
    {
      name: '小账本',
      description: '记账',
      roles: ['作者', '维护者'],
      startDate: '2019',
      endDate: '2020',
      keywords: ['Vue'],
    },
  ],
  meta: { version: 'v1.0.0', canonical: 'https://wan.example/resume.json' },
  hobbies: ['骑车'],
};

describe('a JSON Resume', () => {
  it('becomes a resume of ours', () => {
    const { rows, photo, sections } = converted(fromJsonResume, FILE);
    expect(rows).toEqual([
      '姓名：周晚晴',
      '求职意向：后端工程师',
      '电话：+86 139 0000 5678',
      '邮箱：wan@mail.example',
      '个人网站：https://wan.example',
      '所在地：四川 成都',
      'GitHub：https://github.example/wan',
      '公众号：晚晴写代码',
    ]);
    expect(photo).toBe('https://pictures.example/wan.jpg');
    expect(sections).toEqual({
      个人简介: ['<p>写过五年 Go。</p><p>喜欢把慢的变快。</p>'],
      工作经历: [
        '云杉科技 | 工程师 | 2021.07 - 至今 | <p>地点：成都</p><p>做支付的公司</p><p>负责对账。</p><ul><li><p>把对账从六小时降到十分钟</p></li><li><p>写了回放工具</p></li></ul>' +
          '<p><a href="https://yunshan.example/" rel="noopener noreferrer nofollow ugc" target="_blank">https://yunshan.example</a></p>',
        '青瓦网络 | 实习生 | 2020.07 - 2020.12',
      ],
      项目经历: ['小账本 | 作者 · 维护者 | 2019 - 2020 | <p>记账</p><p>Vue</p>'],
      教育经历: [
        '岷江大学 | 软件工程 · 本科 | 2017.09 - 2021.06 | <p>成绩：3.8</p><ul><li><p>操作系统</p></li><li><p>编译原理</p></li></ul>',
      ],
      专业技能: ['Go | 熟练 | <p>pprof、gRPC</p>', '<p>Redis、MySQL</p>'],
      获奖经历: ['黑客松一等奖 | 云杉科技 | 2022'],
      语言能力: ['英语 | CET-6'],
    });
  });

  it('tells what of it was not taken', () => {
    expect(converted(fromJsonResume, FILE).notes).toEqual([
      '“hobbies”',
      '基本信息：国家代码',
      '基本信息：邮政编码',
      '工作经历：“remote”',
    ]);
  });

  it('of an earlier schema has its names', () => {
    const { rows, sections, photo } = converted(fromJsonResume, {
      basics: { name: '周', website: 'https://w.example', picture: 'https://w.example/p.png' },
      work: [
        {
          company: '云杉',
          position: '工程师',
          website: 'https://y.example',
          startDate: '2013-12-01',
          endDate: '2014-12-01',
        },
      ],
    });
    expect(rows).toContain('个人网站：https://w.example');
    expect(photo).toBe('https://w.example/p.png');
    expect(sections.工作经历?.[0]).toMatch(/^云杉 \| 工程师 \| 2013\.12 - 2014\.12/);
  });

  it('may be wrong in every place', () => {
    const wrong = [1, 'x', null, [], {}, [[]], [null, 3, 'y'], { a: { b: 1 } }];
    for (const value of wrong) {
      const fields = ['name', 'location', 'profiles', 'image', 'summary', 'url'].map((name) => [name, value]);
      const row = Object.fromEntries(
        ['name', 'position', 'startDate', 'endDate', 'highlights', 'keywords', 'roles', 'courses'].map((name) => [
          name,
          value,
        ]),
      );
      const file = {
        basics: { label: 'x', ...Object.fromEntries(fields) },
        work: value,
        education: [row, value],
        skills: [row],
        projects: [row],
      };
      expect(() => converted(fromJsonResume, file)).not.toThrow();
      expect(JSON.stringify(converted(fromJsonResume, file))).not.toContain('[object');
    }
  });
});
