/** Apart from `constants`, which every page of the site carries. */

/** Markdown themes, by their file names in `juejin-markdown-themes`. */
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

/** Code styles, by their file names in highlight.js. */
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
/** Those of light letters on a dark ground: they stay as they are when the site is dark. */
export const DARK_CODE_STYLES: readonly CodeStyle[] = [
  'github-dark',
  'atom-one-dark',
  'a11y-dark',
  'vs2015',
  'monokai',
  'tokyo-night-dark',
];
