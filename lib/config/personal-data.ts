/** Names of personal data (`lib/browser/personal-storage.ts`) in the dialog that removes it, by their keys. */
export const PERSONAL_DATA = {
  SEARCH_HISTORY: '搜索记录',
  READING_POSITIONS: '阅读位置',
  READING_LIST: '稍后读',
  READING_LOOK: '阅读设置',
  MUTES: '屏蔽',
  ANNOTATED_TEXTS: '笔记',
  LISTEN_RATE: '朗读语速',
  TUTORIAL_PROGRESS: '教程进度',
  QUESTION_PRACTICE: '题库练习',
  QUESTION_RECITING: '题库练习',
  EXAM: '模拟考',
  RECENT_TOOLS: '最近使用的工具',
  CHECK_INS: '连续签到',
  HOT_NEWS_SOURCES: '热榜设置',
  HOT_NEWS_LOOKS: '热榜设置',
  QUIET_CHATS: '免打扰的私信',
  DESKTOP_NOTICES: '桌面通知设置',
  SINGLE_KEYS_OFF: '快捷键设置',
  OFFLINE_READING: '离线阅读',
  WRITING_TEMPLATES: '我的文章模板',
} as const;

/** Kinds of what is typed and not yet sent (`lib/drafts`). */
export const DRAFT_KINDS = {
  article: '文章草稿',
  resume: '简历草稿',
  share: '友圈草稿',
  comment: '评论草稿',
  message: '私信草稿',
  outbox: '没送达的私信',
  feedback: '反馈草稿',
  profile: '没保存的个人资料',
  folder: '没保存的文件夹',
  bookmark: '没保存的站点',
  'annotation-note': '没写完的想法',
} as const;

/** Kinds of other rows in the same database. */
export const ROW_KINDS = {
  file: '草稿里的图片',
  version: '文章的历史版本',
  annotation: '笔记',
  'seen-shares': '看过的友圈',
} as const;

export type DraftKind = keyof typeof DRAFT_KINDS | keyof typeof ROW_KINDS;
export type PersonalKey = keyof typeof PERSONAL_DATA;
