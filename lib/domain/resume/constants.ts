/** Specification 2, section 9. */
export const RESUME_THEMES = [
  'theme-1',
  'theme-2',
  'theme-3',
  'theme-4',
  'theme-5',
  'theme-6',
  'theme-7',
  'theme-8',
] as const;
export type ResumeTheme = (typeof RESUME_THEMES)[number];
export const THEME_NAMES: Readonly<Record<ResumeTheme, string>> = {
  'theme-1': '简洁',
  'theme-2': '横幅',
  'theme-3': '侧栏',
  'theme-4': '书卷',
  'theme-5': '时间轴',
  'theme-6': '边栏标题',
  'theme-7': '紧凑',
  'theme-8': '卡片',
};
export const RESUME_COLOR = '#255db0';
/** All colours are readable on white paper. */
export const RESUME_COLOURS = [
  { name: '蓝色', colour: RESUME_COLOR },
  { name: '青色', colour: '#0a6c7d' },
  { name: '绿色', colour: '#1a7a43' },
  { name: '棕色', colour: '#7a4d00' },
  { name: '红色', colour: '#b3372c' },
  { name: '玫红', colour: '#a8325e' },
  { name: '紫色', colour: '#6a42b5' },
  { name: '墨蓝', colour: '#2f3b4c' },
] as const;

/** Leading rows of the basic information that cannot be removed (specification 2, section 5). */
export const FIXED_FIELDS = 2;
export const LEAST_SECTIONS = 2;

export const ITEM_PARTS = ['time', 'subject', 'other'] as const;
export type ItemPart = (typeof ITEM_PARTS)[number];

/** Orders of an item's head (assumption A8: the specification names four). */
export const ITEM_ORDERS = [
  ['time', 'subject', 'other'],
  ['subject', 'other', 'time'],
  ['subject', 'time', 'other'],
  ['other', 'subject', 'time'],
] as const satisfies readonly (readonly ItemPart[])[];
export type ItemOrder = (typeof ITEM_ORDERS)[number];

export const BASICS_TITLE = '基本信息';
export const NEW_FIELDS = ['姓名', '求职意向'] as const;
export const NEW_SECTIONS = ['教育经历', '工作经历', '项目经历', '专业技能'] as const;
export const NEW_SECTION_TITLE = '新模块';
