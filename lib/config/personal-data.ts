/**
 * Keys of personal data in this browser, each with an owner (`lib/browser/personal-storage.ts`), and its name in the
 * dialog that removes it.
 */
export const PERSONAL_DATA = {
  SEARCH_HISTORY: '搜索记录',
  READING_POSITIONS: '阅读位置',
  READING_LIST: '稍后读',
  TUTORIAL_PROGRESS: '教程进度',
  QUESTION_PRACTICE: '题库练习',
  QUESTION_RECITING: '题库练习',
  RECENT_TOOLS: '最近使用的工具',
  CHECK_INS: '连续签到',
  HOT_NEWS_SOURCES: '热榜设置',
  HOT_NEWS_LOOKS: '热榜设置',
  SINGLE_KEYS_OFF: '快捷键设置',
} as const;

export type PersonalKey = keyof typeof PERSONAL_DATA;
