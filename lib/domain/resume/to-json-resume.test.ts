import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { foreignDocument } from './foreign-document';
import { ForeignFile } from './foreign-record';
import { fromJsonResume } from './from-json-resume';
import { openResume, resumeValues, type ResumeDocument } from './resume-document';
import { resumeLines } from './resume-text';
import { toJsonResume } from './to-json-resume';

const SITE = 'https://site.example';

interface Schema {
  validate: (resume: unknown, done: (errors: readonly Error[] | null, valid: boolean) => unknown) => unknown;
}
/** The published schema; its package has no types. */
const { validate }: Schema = createRequire(import.meta.url)('@jsonresume/schema');

const faults = (resume: unknown): string[] => {
  let found: string[] = [];
  validate(resume, (errors) => {
    found = (errors ?? []).map(String);
  });
  return found;
};

const field = (fieldName: string, fieldValue: string) => ({ fieldName, fieldValue });
const item = (values: object) => ({
  time: ['', ''],
  rightNow: false,
  subject: '',
  other: '',
  editorHtml: '',
  visibleList: ['time', 'subject', 'other'],
  order: ['time', 'subject', 'other'],
  ...values,
});
const section = (title: string, ...items: object[]) => ({
  component: 'OtherInfo',
  title,
  visible: true,
  data: { list: items.map(item) },
});

function given(basics: object, ...sections: object[]): ResumeDocument {
  const content = JSON.stringify([{ component: 'BasicInfo', data: basics }, ...sections]);
  const opened = openResume({ content, themeStyleName: 'theme-1', themeColor: '#255db0' });
  if (!opened) throw new Error('The resume cannot be read');
  return opened.document;
}

const BASICS = {
  list: [
    field('姓名', '周晚晴'),
    field('求职意向', '后端工程师'),
    field('电话', '139 0000 5678'),
    field('邮箱', 'wan@mail.example'),
    field('个人网站', 'https://wan.example'),
    field('所在城市', '成都'),
    field('GitHub', 'https://github.example/wan'),
    field('公众号', '晚晴写代码'),
  ],
  avatar: 'https://pictures.example/wan.jpg',
  showAvatar: true,
};
const WHOLE = given(
  BASICS,
  section('个人简介', { editorHtml: '<p>写过五年 Go。</p><p>喜欢把慢的变快。</p>' }),
  section(
    '工作经历',
    {
      time: ['2021-07', ''],
      rightNow: true,
      subject: '云杉科技',
      other: '工程师',
      editorHtml:
        '<p>地点：成都</p><p>负责对账。</p><ul><li><p>十分钟</p></li><li><p>回放工具</p></li></ul>' +
        '<p><a href="https://yunshan.example/a">https://yunshan.example/a</a></p>',
    },
    { time: ['2020', '2020-12'], subject: '青瓦网络', other: '实习生' },
  ),
  section('项目经历', { time: ['2019-03', '2020-01'], subject: '小账本', other: '作者', editorHtml: '<p>记账</p>' }),
  section('教育经历', {
    time: ['2017-09', '2021-06'],
    subject: '岷江大学',
    other: '软件工程 · 本科',
    editorHtml: '<ul><li><p>操作系统</p></li></ul>',
  }),
  section(
    '专业技能',
    { subject: 'Go', other: '熟练', editorHtml: '<p>pprof、gRPC</p>' },
    { editorHtml: '<p>Redis、MySQL</p>' },
  ),
  section('发表作品', { time: ['2023-01', ''], subject: '慢查询', other: '学报', editorHtml: '<p>综述</p>' }),
  section('证书', { time: ['2021-05', ''], subject: '软考', other: '工信部' }),
  section('获奖经历', { time: ['2022', ''], subject: '黑客松', other: '云杉', editorHtml: '<p>一等奖</p>' }),
  section('语言能力', { subject: '英语', other: 'CET-6' }),
  section('兴趣爱好', { editorHtml: '<p>骑车</p>' }),
  section('推荐人', { subject: '老陈', editorHtml: '<p>靠谱</p>' }),
);

const LOOK = '模板、主题色、模块和标题行的次序';

/** The lines of a resume that went out and came back. */
function back(document: ResumeDocument): string {
  const { resume } = toJsonResume(document, SITE);
  const file = new ForeignFile();
  const read = foreignDocument(file, fromJsonResume(file, JSON.parse(JSON.stringify(resume))), document);
  expect(file.notes()).toEqual([]);
  return read ? resumeLines(read) : '';
}
const sectionsOf = (lines: string) => new Set(lines.split('\n\n'));

describe('a resume as JSON Resume', () => {
  it('is valid by the published schema', () => {
    for (const { content, themeStyleName, themeColor } of [resumeValues(WHOLE), ...db.resumes.values()]) {
      const opened = openResume({ content, themeStyleName, themeColor });
      expect(opened && faults(toJsonResume(opened.document, SITE).resume)).toEqual([]);
    }
    expect(faults({ basics: { email: 7 }, work: [{ startDate: 'x' }] })).toHaveLength(2);
  });

  it('comes back with all that the format can hold', () => {
    expect(sectionsOf(back(WHOLE))).toEqual(sectionsOf(resumeLines(WHOLE)));
    const { resume, notes } = toJsonResume(WHOLE, SITE);
    expect(notes).toEqual([LOOK]);
    expect(resume).toMatchObject({ work: [{ location: '成都', url: 'https://yunshan.example/a' }, {}] });
  });

  it('says in words what it cannot hold, and leaves out what is hidden', () => {
    const document = given(
      {
        list: [
          field('姓名', '周'),
          field('求职意向', ''),
          field('手机', '139'),
          field('邮箱', '面试时说'),
          field('工作年限', '5 年'),
        ],
        avatar: 'https://pictures.example/wan.jpg',
        showAvatar: false,
      },
      section(
        '实习经历',
        { time: ['大三', '2020-12'], subject: '青瓦', editorHtml: '<ul><li>一</li></ul><p>二</p>' },
        {
          time: ['2019-03', ''],
          subject: '云杉',
          other: '秘密',
          visibleList: ['time', 'subject'],
          editorHtml: '<p><strong>粗</strong></p>',
        },
      ),
      section('健身记录', { subject: '马拉松' }),
      { ...section('教育经历', { subject: '不显示的大学' }), visible: false },
      section('专业技能', { time: ['2020', ''], subject: 'Go' }),
      { component: 'Gallery', title: '作品墙', data: {} },
    );
    const { resume, notes } = toJsonResume(document, SITE);
    expect(faults(resume)).toEqual([]);
    expect(JSON.stringify(resume)).not.toMatch(/秘密|不显示的大学|wan\.jpg/);
    expect(resume).toMatchObject({
      work: [{ name: '青瓦', endDate: '2020-12', highlights: ['一'], summary: '二' }, {}],
    });
    expect(notes.toSorted()).toEqual(
      [
        '基本信息：邮箱',
        '基本信息：工作年限',
        '字段的名称（手机），那里是固定的',
        '没有显示的照片',
        '工作经历：时间“大三”',
        '工作经历：段落与列表的先后',
        '工作经历：标题行里隐藏的部分',
        '工作经历：没有结束时间的条目，在那里表示至今',
        '工作经历：加粗、编号、标题等格式（保留文字）',
        '模块的标题“实习经历”，归入“工作经历”',
        '模块“健身记录”，那里没有对应的部分',
        '不显示的模块“教育经历”',
        '专业技能：时间',
        '模块“作品墙”',
        LOOK,
      ].toSorted(),
    );
  });

  it('has addresses that the schema takes, and no other scheme', () => {
    const list = [
      field('姓名', ''),
      field('求职意向', ''),
      field('博客', 'blog.example/中文'),
      field('个人网站', 'javascript:alert(1)'),
      field('GitHub', 'github.example/wan'),
    ];
    const { resume } = toJsonResume(given({ list }), SITE);
    expect(faults(resume)).toEqual([]);
    expect(resume.basics).toEqual({
      url: 'https://blog.example/%E4%B8%AD%E6%96%87',
      profiles: [{ network: 'GitHub', url: 'https://github.example/wan' }],
    });
  });
});
