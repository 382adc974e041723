import fs from 'node:fs/promises';
import path from 'node:path';
import { colord } from 'colord';
import postcss, { type Container, type Declaration, type Root, type Rule } from 'postcss';
import type { CodeStyle, MarkdownTheme } from '../../lib/domain/article/article-styles.ts';
import {
  colorReader,
  fixContrast,
  isDark,
  joinHeadColours,
  LEAST,
  LEAST_ON_PAGE,
  inheritColour,
  lightenQuotes,
  parseColor,
  valueOf,
  WHITE,
} from './theme-contrast.ts';

export const LIGHT_ONLY = "html:not([data-theme='dark']) ";
export const DARK_ONLY = "html[data-theme='dark'] ";
const PACKAGES = path.join(import.meta.dirname, '../../node_modules');

/** Page layout, which is the site's, and ways out of the stylesheet. */
const FRAME =
  /^(?:(?:max|min)-)?(?:width|height)$|^(?:margin|padding|overflow|position|display|float|inset|z-index|opacity)/;
/** Text setting and focus, which are the site's. */
const TEXT = /^(?:letter-spacing|word-spacing|word-break|outline)/;
/**
 * Size and typeface, except for non-running text: stacks without a local Chinese face make browsers search fonts per
 * character.
 */
const FONT = /^(?:font-family|font-size|line-height)$/;
const SET_OFF = /\b(?:h[1-4]|code|kbd|sup|sub)\b|::/;
/** Paint-only properties. Layout properties are kept in the dark theme. */
const PAINT = /^(?:color|background|box-shadow|text-shadow|opacity|filter|border-image|transition|animation)/;
/** Text does not move on hover; the site marks hovered links. */
const DYNAMIC = /:(?:hover|active|focus)/;
const ORNAMENT = /::?(?:before|after)/;
const KNOWN_CLASSES = new Set(['markdown-body', 'task-list-item', 'contains-task-list', 'footnotes']);

const inKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name);

/** Sanitises a stylesheet: no `!important`, imports, remote `url()`, fixed or sticky. */
function disarm(root: Root): void {
  root.walkAtRules((atRule) => {
    if (!/^(?:media|(?:-webkit-)?keyframes)$/.test(atRule.name)) atRule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkDecls((declaration) => {
    declaration.important = false;
    const fetches = /url\((?!["']?data:image\/(?:png|jpeg|gif|svg\+xml)[;,])|expression\(|image-set\(/i.test(
      declaration.value,
    );
    const escapes =
      /^(?:behavior|-moz-binding)$/i.test(declaration.prop) || /^(?:fixed|sticky)$/i.test(declaration.value);
    if (fetches || escapes) declaration.remove();
  });
}

function dropEmpty(root: Container): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove();
  });
}

function scopeTheme(selector: string): string | null {
  const plain = selector.trim().replace(/\b(h[1-6]) (::(?:before|after))/, '$1$2');
  if (!plain.startsWith('.markdown-body') || /\bpre\b/.test(plain) || DYNAMIC.test(plain)) return null;
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
  return classes.every((name) => KNOWN_CLASSES.has(name)) ? plain : null;
}

/** A border in the site's colour. */
const neutralBorder = (value: string): string =>
  value.replace(/(?:rgb|hsl|var)a?\([^)]*\)|#[\da-f]+|\b[a-z]+\b/gi, (part) =>
    /^var/.test(part) || (part !== 'transparent' && colord(part).isValid()) ? 'var(--color-border)' : part,
  );

/** Position of a background picture. */
const PICTURE_PLACE = /^background-(?:size|repeat|position)/;
const isPicture = (value: string) => value.includes('url(');

/** The rule without colours, so that the dark theme moves nothing. Ornaments stay, as their room would be empty. */
function darkCopy(rule: Rule, selectors: readonly string[]): Rule {
  const copy = rule.clone({ selectors: selectors.map((selector) => DARK_ONLY + selector) });
  const isOrnament = selectors.every((selector) => ORNAMENT.test(selector));
  const isOfPicture = ({ prop, value }: Declaration) => isOrnament && (isPicture(value) || PICTURE_PLACE.test(prop));
  const isLine = /\bhr$/.test(rule.selector) && valueOf(rule, /^background/) !== undefined;
  copy.walkDecls((declaration) => {
    if (PAINT.test(declaration.prop)) {
      if (!isOfPicture(declaration)) declaration.remove();
    } else if (declaration.prop.startsWith('border')) declaration.value = neutralBorder(declaration.value);
  });
  if (isLine) copy.append({ prop: 'background', value: 'var(--color-border)' });
  return copy;
}

/**
 * Scopes a theme to article bodies without code blocks: layout in both themes, colours in the light one; typeface, size
 * and spacing are the site's.
 */
export function scopeMarkdownTheme(css: string): string {
  const root = postcss.parse(css);
  disarm(root);
  joinHeadColours(root);
  const read = colorReader(root);
  lightenQuotes(root, read);
  const darkRules: [Rule, Rule][] = [];
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const selectors = rule.selectors.flatMap((selector) => scopeTheme(selector) ?? []);
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    if (selectors.includes('.markdown-body')) {
      rule.walkDecls(FRAME, (declaration) => {
        declaration.remove();
      });
    }
    rule.walkDecls((declaration) => {
      // Nested translucent text is unreadable.
      if (declaration.prop === 'opacity' && !selectors.every((selector) => ORNAMENT.test(selector)))
        declaration.remove();
      const running = FONT.test(declaration.prop) && !selectors.every((selector) => SET_OFF.test(selector));
      if (running || TEXT.test(declaration.prop)) declaration.remove();
    });
    const dark = darkCopy(rule, selectors);
    if (!selectors.every((selector) => ORNAMENT.test(selector))) {
      fixContrast(rule, WHITE, LEAST_ON_PAGE, read);
      inheritColour(rule, read);
    }
    rule.selectors = selectors.map((selector) => LIGHT_ONLY + selector);
    darkRules.push([rule, dark]);
  });
  for (const [rule, dark] of darkRules) rule.after(dark);
  dropEmpty(root);
  return root.toString();
}

/** Selectors of highlight.js's classes only, such as `.hljs-title.class_`. */
const SCOPES = /^\.hljs(?:-[a-z_-]+)?(?:\.[a-z]+_{1,2})*(?: \.hljs-[a-z_-]+(?:\.[a-z]+_{1,2})*)*$/;

/**
 * Scopes a style to articles' code blocks, light ones to the light theme. The block's colours become `--code-ground`
 * and `--code-letters`.
 */
export function scopeCodeStyle(css: string): string {
  const root = postcss.parse(css);
  disarm(root);
  const read = colorReader(root);
  let ground = WHITE;
  let letters = 'inherit';
  root.walkRules('.hljs', (rule) => {
    ground = parseColor(valueOf(rule, /^background(?:-color)?$/) ?? '') ?? ground;
  });
  const scope = `${isDark(ground) ? '' : LIGHT_ONLY}.markdown-body[data-code-style].markdown-body.markdown-body `;
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => SCOPES.test(selector));
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    fixContrast(rule, ground, LEAST, read);
    rule.selectors = selectors.map((selector) => scope + selector);
    if (selectors.includes('.hljs')) letters = valueOf(rule, /^color$/) ?? letters;
  });
  dropEmpty(root);
  return `${root.toString()}\n${scope}.code-block { --code-ground: ${ground.toHex()}; --code-letters: ${letters} }`;
}

/** Themes whose links are hard to tell from text. */
const PLAIN_LINKS = new Set(['github', 'devui-blue']);
const UNDERLINE = '\n.markdown-body a { text-decoration: underline }';

/** A reader's own theme replaces those of authors (components/reading/reading-look.css), without a say in what is stronger. */
export const yieldToReader = (css: string, name: MarkdownTheme): string => {
  const wanted = `:where(:not([data-look-theme]:has([data-reading])), [data-look-theme='${name}']) `;
  return [LIGHT_ONLY, DARK_ONLY].reduce((text, scope) => text.replaceAll(scope, scope.trimEnd() + wanted), css);
};

const read = (file: string) => fs.readFile(path.join(PACKAGES, file), 'utf8');
const compact = (css: string): string => css.replace(/\s+/g, ' ');

export async function markdownThemeCss(name: MarkdownTheme): Promise<string> {
  const css = await read(`juejin-markdown-themes/dist/${name}.css`);
  return compact(scopeMarkdownTheme(PLAIN_LINKS.has(name) ? css + UNDERLINE : css));
}

export const codeStyleCss = async (name: CodeStyle): Promise<string> =>
  compact(scopeCodeStyle(await read(`highlight.js/styles/${name}.css`)));
