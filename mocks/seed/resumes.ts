import { idFor } from '@/mocks/db/random';
import type { Resume, User } from '@/mocks/db/tables';

interface Entry {
  time: [from: string, to: string];
  rightNow?: boolean;
  subject: string;
  other: string;
  text: string;
}

const field = (fieldName: string, fieldValue: string) => ({ fieldName, fieldValue });

const basics = (list: ReturnType<typeof field>[]) => ({
  id: 'basic',
  component: 'BasicInfo',
  title: '基本信息',
  visible: true,
  data: { list, showAvatar: false, avatar: '' },
});

const section = (id: string, title: string, entries: Entry[], visible = true) => ({
  id,
  component: 'OtherInfo',
  title,
  visible,
  data: {
    list: entries.map(({ rightNow = false, text, ...entry }) => ({
      ...entry,
      rightNow,
      editorHtml: `<p>${text}</p>`,
      visibleList: ['time', 'subject', 'other'],
      order: ['time', 'subject', 'other'],
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
        field('工作年限', '5 年'),
        field('所在城市', '杭州'),
      ]),
      section('work', '工作经历', [
        {
          time: ['2022-03', ''],
          rightNow: true,
          subject: '青禾科技',
          other: '前端工程师',
          text: '负责内容社区的渲染与性能：首屏脚本减少四成，长列表滚动稳定在每秒 60 帧。',
        },
        {
          time: ['2019-07', '2022-02'],
          subject: '山竹网络',
          other: '初级前端工程师',
          text: '维护后台组件库，把三套表单合成一套，并写了迁移指南。',
        },
      ]),
      section('education', '教育经历', [
        {
          time: ['2015-09', '2019-06'],
          subject: '江南大学',
          other: '数字媒体技术',
          text: '本科，毕业设计获院级优秀。',
        },
      ]),
      section('skills', '专业技能', [
        { time: ['', ''], subject: 'TypeScript、React', other: '熟练', text: '也写一些 Node.js 与 WebGL。' },
      ]),
    ],
  },
  {
    key: 'writer',
    themeColor: '#1d6f5f',
    themeStyleName: 'theme-4',
    content: [
      basics([field('姓名', '林晓鹿'), field('求职意向', '技术布道师')]),
      section('writing', '写作与分享', [
        {
          time: ['2021-01', ''],
          rightNow: true,
          subject: '社区专栏',
          other: '作者',
          text: '写前端工程与交互细节，两年里更新了四十多篇。',
        },
      ]),
      section('hobby', '兴趣', [{ time: ['', ''], subject: '徒步', other: '', text: '周末在山里。' }], false),
    ],
  },
];

/** The resumes of the demonstration's account; the other one has none. */
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
