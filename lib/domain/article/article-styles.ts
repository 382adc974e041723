/** Separate from `constants`, which every page carries. */

export const MARKDOWN_THEMES = [
  'juejin',
  'github',
  'smartblue',
  'cyanosis',
  'vuepress',
  'channing-cyan',
  'fancy',
  'condensed-night-purple',
  'devui-blue',
  'geek-black',
  'healer-readable',
  'mk-cute',
] as const;
export type MarkdownTheme = (typeof MARKDOWN_THEMES)[number];

export const CODE_STYLES = [
  'github',
  'github-dark',
  'atom-one-light',
  'atom-one-dark',
  'a11y-light',
  'a11y-dark',
  'vs',
  'vs2015',
  'xcode',
  'monokai',
  'stackoverflow-light',
  'tokyo-night-dark',
] as const;
export type CodeStyle = (typeof CODE_STYLES)[number];
/** Styles with light letters on dark; they stay the same in the dark theme. */
export const DARK_CODE_STYLES: readonly CodeStyle[] = [
  'github-dark',
  'atom-one-dark',
  'a11y-dark',
  'vs2015',
  'monokai',
  'tokyo-night-dark',
];
