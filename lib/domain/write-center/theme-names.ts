import type { MarkdownTheme } from '@/lib/domain/article/article-styles';

/** The themes are of the ByteMD community: names that it has in Chinese are kept. */
const NAMES: Readonly<Record<string, string>> = {
  juejin: '掘金',
  github: 'GitHub',
  smartblue: '灵动蓝',
  cyanosis: '青黛',
  vuepress: '文档',
  'channing-cyan': '清新青',
  fancy: '雅致',
  'condensed-night-purple': '凝夜紫',
  'devui-blue': '科技蓝',
  'geek-black': '极客黑',
  'healer-readable': '悦读',
  'mk-cute': '可爱',
} satisfies Record<MarkdownTheme, string>;

/** Writers know a theme by this name; one that is no longer offered keeps its own. */
export const themeName = (theme: string): string => (theme === '' ? '默认' : (NAMES[theme] ?? theme));
export const codeStyleName = (style: string): string => style || '默认';
