import postcss from 'postcss';
import { CODE_STYLES, MARKDOWN_THEMES } from '../../lib/domain/article/article-styles.ts';
import { designToken } from '../../lib/server/design-tokens.ts';
import { codeStyleCss, DARK_ONLY, LIGHT_ONLY, markdownThemeCss } from './theme-css.ts';

/** The body of an article, as themes and code styles address it. */
const BODY = /^\.markdown-body(?:\[data-code-style\]\.markdown-body\.markdown-body)?/;
/** Selectors that match in a thumbnail, see components/write-center/style-thumb.tsx. */
const SHOWN = /^(?:[ >]*(?:h2|p|blockquote|a|\.hljs-[\w.-]+|\.code-block)(?:::?(?:before|after))?)*$/;

/** The rules of a stylesheet for an article that its thumbnail needs, and for that only; always in the light. */
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

/** Thumbnails are on paper, also where the site is dark. */
const PAPER = ['color-border', 'color-border-strong', 'color-accent', 'color-text-secondary'];

function paperCss(): string {
  const tokens = PAPER.map((name) => `--${name}: ${designToken(name)}; `).join('');
  const ground = `color: ${designToken('color-text')}; background: ${designToken('color-surface')}`;
  return `.style-thumb:not([data-name='']) { --thumb-loaded: 1; ${tokens}${ground} }`;
}

const joined = async (sheets: readonly Promise<string>[]): Promise<string> =>
  [paperCss(), ...(await Promise.all(sheets))].join('\n');

/** The thumbnails of all Markdown themes. */
export const markdownThumbsCss = () =>
  joined(MARKDOWN_THEMES.map(async (name) => thumbCss(await markdownThemeCss(name), name)));

/** The thumbnails of all code styles. */
export const codeThumbsCss = () => joined(CODE_STYLES.map(async (name) => thumbCss(await codeStyleCss(name), name)));
