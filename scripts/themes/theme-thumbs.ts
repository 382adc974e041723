import postcss from 'postcss';
import { CODE_STYLES, MARKDOWN_THEMES } from '../../lib/domain/article/article-styles.ts';
import { designToken } from '../../lib/server/design-tokens.ts';
import { codeStyleCss, DARK_ONLY, LIGHT_ONLY, markdownThemeCss } from './theme-css.ts';

/** Selector of an article's body in themes and code styles. */
const BODY = /^\.markdown-body(?:\[data-code-style\]\.markdown-body\.markdown-body)?/;
/** Selectors that match in a thumbnail, see components/write-center/preview/style-thumb.tsx. */
const SHOWN = /^(?:[ >]*(?:h2|p|blockquote|a|\.hljs-[\w.-]+|\.code-block)(?:::?(?:before|after))?)*$/;

/** The rules that a thumbnail needs, always light. */
export function thumbCss(css: string, name: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((atRule) => {
    atRule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.flatMap((selector) => {
      const plain = selector.replace(LIGHT_ONLY, '');
      const rest = plain.replace(BODY, '');
      if (plain.startsWith(DARK_ONLY) || rest === plain || !SHOWN.test(rest)) return [];
      return `.style-thumb[data-name='${name}']${rest}`;
    });
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  root.walkDecls(/^margin|^animation|^transition/, (declaration) => {
    declaration.remove();
  });
  return root.toString();
}

/** Thumbnails are paper, also in the dark. */
const PAPER = ['color-border', 'color-border-strong', 'color-accent', 'color-text-secondary'];

function paperCss(): string {
  const tokens = PAPER.map((name) => `--${name}: ${designToken(name)}; `).join('');
  const ground = `color: ${designToken('color-text')}; background: ${designToken('color-surface')}`;
  return `.style-thumb:not([data-name='']) { --thumb-loaded: 1; ${tokens}${ground} }`;
}

const joined = async (sheets: readonly Promise<string>[]): Promise<string> =>
  [paperCss(), ...(await Promise.all(sheets))].join('\n');

export const markdownThumbsCss = () =>
  joined(MARKDOWN_THEMES.map(async (name) => thumbCss(await markdownThemeCss(name), name)));

export const codeThumbsCss = () => joined(CODE_STYLES.map(async (name) => thumbCss(await codeStyleCss(name), name)));
