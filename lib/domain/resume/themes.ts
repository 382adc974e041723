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
