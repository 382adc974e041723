import { idFor } from '@/mocks/db/random';
import type { Resume, User } from '@/mocks/db/tables';

type Part = 'time' | 'subject' | 'other';

interface Entry {
  time: [from: string, to: string];
  rightNow?: boolean;
  subject: string;
  other: string;
  html: string;
  hidden?: readonly Part[];
}

const TIME_FIRST: readonly Part[] = ['time', 'subject', 'other'];
const TIME_LAST: readonly Part[] = ['subject', 'other', 'time'];

const field = (fieldName: string, fieldValue: string) => ({ fieldName, fieldValue });
const points = (...lines: string[]) => `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;

const basics = (list: ReturnType<typeof field>[]) => ({
  id: 'basic',
  component: 'BasicInfo',
  title: '基本信息',
  visible: true,
  data: { list, showAvatar: false, avatar: '' },
});

interface SectionOptions {
  visible?: boolean;
  order?: readonly Part[];
}

const section = (
  id: string,
  title: string,
  entries: Entry[],
  { visible = true, order = TIME_FIRST }: SectionOptions = {},
) => ({
  id,
  component: 'OtherInfo',
  title,
  visible,
  data: {
    list: entries.map(({ rightNow = false, html, hidden = [], ...entry }) => ({
      ...entry,
      rightNow,
      editorHtml: html,
      visibleList: TIME_FIRST.filter((part) => !hidden.includes(part)),
      order,
    })),
  },
});

const RESUMES = [
  {
    key: 'frontend',
    themeColor: '#255db0',
    themeStyleName: 'theme-1',
    content: [
      basics([
        field('姓名', '林晓鹿'),
        field('求职意向', '高级前端工程师'),
        field('电话', '138 0000 1234'),
        field('邮箱', 'linxiaolu@example.com'),
        field('工作年限', '7 年'),
        field('所在城市', '杭州'),
      ]),
      section(
        'work',
        '工作经历',
        [
          {
            time: ['2022-03', ''],
            rightNow: true,
            subject: '青禾科技',
            other: '前端工程师',
            html: points(
              '负责内容社区的渲染与性能：首屏脚本减少四成，长列表滚动稳定在每秒 60 帧。',
              '把文章页从逐次渲染改成<strong>增量静态再生</strong>，高峰期服务器从十二台减到四台。',
              '带两名新同事，每周一次代码走读，整理出团队的评审清单。',
            ),
          },
          {
            time: ['2019-07', '2022-02'],
            subject: '山竹网络',
            other: '初级前端工程师',
            html: points(
              '维护后台组件库，把三套表单合成一套，并写了迁移指南。',
              '给报表页加上虚拟滚动和按列缓存，两万行数据打开从九秒降到一秒以内。',
            ),
          },
        ],
        { order: TIME_LAST },
      ),
      section(
        'projects',
        '项目经历',
        [
          {
            time: ['2023-05', '2023-12'],
            subject: 'Markdown 写作台',
            other: '负责人',
            html:
              '<p>面向作者的在线编辑器，左右分栏、实时预览、断网不丢稿。</p>' +
              points(
                '预览放进 Web Worker 分块渲染，十万字文章按键到显示不超过 40 毫秒。',
                '草稿存 IndexedDB，多个标签页同时打开互不覆盖。',
              ),
          },
          {
            time: ['2021-03', '2021-11'],
            subject: '组件库无障碍改造',
            other: '核心成员',
            html: points('补齐键盘操作与读屏标签，覆盖 46 个组件。', '把 axe 检查接进持续集成，回归从每月七个降到零。'),
          },
        ],
        { order: TIME_LAST },
      ),
      section(
        'education',
        '教育经历',
        [
          {
            time: ['2015-09', '2019-06'],
            subject: '江南大学',
            other: '数字媒体技术 · 本科',
            html: '<p>毕业设计《基于 WebGL 的江南园林漫游》获院级优秀。</p>',
          },
        ],
        { order: TIME_LAST },
      ),
      section('skills', '专业技能', [
        {
          time: ['', ''],
          subject: '',
          other: '',
          hidden: TIME_FIRST,
          html: points(
            '<strong>熟练</strong>：TypeScript、React、Next.js，能读框架源码定位问题。',
            '<strong>熟悉</strong>：Node.js、Playwright、性能分析与无障碍。',
            '<strong>了解</strong>：WebGL、Rust 与 WebAssembly。',
          ),
        },
      ]),
    ],
  },
  {
    key: 'writer',
    themeColor: '#1d6f5f',
    themeStyleName: 'theme-4',
    content: [
      basics([field('姓名', '林晓鹿'), field('求职意向', '技术布道师'), field('邮箱', 'linxiaolu@example.com')]),
      section('writing', '写作与分享', [
        {
          time: ['2021-01', ''],
          rightNow: true,
          subject: '社区专栏',
          other: '作者',
          html: '<p>写前端工程与交互细节，两年里更新了四十多篇，最多的一篇被收藏一千二百次。</p>',
        },
        {
          time: ['2023-10', ''],
          rightNow: false,
          subject: '杭州前端沙龙',
          other: '讲者',
          html: '<p>讲《把一次点击做到 100 毫秒以内》，现场一百六十人。</p>',
        },
      ]),
      section('hobby', '兴趣', [{ time: ['', ''], subject: '徒步', other: '', html: '<p>周末在山里。</p>' }], {
        visible: false,
      }),
    ],
  },
];

/** The resumes of the first demo account; the other one has none. */
export function loadResumes(authors: ReadonlyMap<string, User>): Resume[] {
  const owner = authors.get('demo');
  if (!owner) return [];
  return RESUMES.map(({ key, content, ...theme }) => ({
    id: idFor(`resume:${key}`),
    userId: owner.id,
    content: JSON.stringify(content),
    ...theme,
  }));
}
