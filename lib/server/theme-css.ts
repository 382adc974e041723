import 'server-only';
import fs from 'node:fs/promises';
import path from 'node:path';
import { colord, extend, type Colord } from 'colord';
import a11y from 'colord/plugins/a11y';
import mix from 'colord/plugins/mix';
import names from 'colord/plugins/names';
import postcss, { type Container, type Declaration, type Root, type Rule } from 'postcss';
import type { CodeStyle, MarkdownTheme } from '@/lib/domain/article/options';

extend([a11y, mix, names]);

const WHITE = colord('#fff');
const BLACK = colord('#000');
export const LIGHT_ONLY = "html:not([data-theme='dark']) ";
export const DARK_ONLY = "html[data-theme='dark'] ";
const PACKAGES = path.join(process.cwd(), 'node_modules');

/** Layout of the page, which is the site's; and ways out of the stylesheet. */
const FRAME =
  /^(?:(?:max|min)-)?(?:width|height)$|^(?:margin|padding|overflow|position|display|float|inset|z-index|opacity)/;
/** How text is set, which is the site's. */
const TEXT = /^(?:letter-spacing|word-spacing|word-break)$/;
/** Its size too, except where a theme sets off what is not running text. */
const TEXT_SIZE = /^(?:font-size|line-height)$/;
const SET_OFF = /\b(?:h[1-4]|code|kbd|sup|sub)\b|::/;
/** What only paints: everything else makes room, and is the same in the dark. */
const PAINT = /^(?:color|background|box-shadow|text-shadow|opacity|filter|border-image|transition|animation)/;
const KNOWN_CLASSES = new Set(['markdown-body', 'task-list-item', 'contains-task-list', 'footnotes']);
/** Contrast of text and background that WCAG AA requires. */
const LEAST = 4.5;

/** An opaque colour; null for anything else. */
function parseColor(text: string): Colord | null {
  const colour = colord(text.trim());
  return colour.isValid() && colour.alpha() === 1 ? colour : null;
}

/** True for a background on which light text has more contrast. */
const isDark = (ground: Colord): boolean => ground.luminance() < 0.18;

const STEPS = 20;

/** The colour itself or, where it is too close to the other, its nearest mix with black or white that is not. */
function moveAway(colour: Colord, end: Colord, other: Colord, least = LEAST): Colord {
  const mixes = Array.from({ length: STEPS }, (_, step) => colour.mix(end, step / STEPS, 'rgb'));
  return mixes.find((mixed) => mixed.contrast(other) >= least) ?? end;
}

const readable = (letters: Colord, ground: Colord, least = LEAST) =>
  moveAway(letters, isDark(ground) ? WHITE : BLACK, ground, least);

const inKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name);

/** Sanitises a stylesheet: no `!important`, no imports, no remote `url()`, nothing fixed or sticky. */
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

function valueOf(rule: Rule, property: RegExp): string | undefined {
  return rule.nodes.find((node): node is Declaration => node.type === 'decl' && property.test(node.prop))?.value;
}

/** Values of the stylesheet's custom properties. */
function customProperties(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (!values.has(prop)) values.set(prop, value.trim());
  });
  return values;
}

/** Cells and quotes of themes have tinted backgrounds: on white, text needs a little more contrast than AA's 4.5. */
const LEAST_ON_PAGE = 5;
/** Text of less contrast is not meant for the page's background but for that of another rule. */
const MEANT_FOR_PAGE = 1.3;
/** Text as light as this keeps its colour, and its background is darkened. */
const LIGHT_LETTERS = 1.7;

/** Fixes the contrast of a rule's text on its own background (darkened for light text), or else on the page's. */
function fixContrast(rule: Rule, page: Colord, leastOnPage: number, properties: ReadonlyMap<string, string>): void {
  const read = (value: string) =>
    parseColor(value.replace(/^var\((--[\w-]+)[^)]*\)$/, (whole, name: string) => properties.get(name) ?? whole));
  const ownGround = rule.nodes.findLast(
    (node): node is Declaration => node.type === 'decl' && /^background(?:-color)?$/.test(node.prop),
  );
  const own = ownGround && read(ownGround.value);
  dropOverridden(rule);
  rule.walkDecls('color', (declaration) => {
    const colour = read(declaration.value);
    if (!colour) return;
    if (!ownGround || !own) {
      if (colour.contrast(page) >= MEANT_FOR_PAGE) declaration.value = readable(colour, page, leastOnPage).toHex();
    } else if (colour.contrast(WHITE) < LIGHT_LETTERS) {
      ownGround.value = moveAway(own, BLACK, colour).toHex();
    } else {
      declaration.value = readable(colour, own).toHex();
    }
  });
}

/** Later declarations of a property are the ones that count. */
function dropOverridden(rule: Rule): void {
  const seen = new Set<string>();
  for (const node of rule.nodes.toReversed()) {
    if (node.type !== 'decl') continue;
    if (seen.has(node.prop)) node.remove();
    seen.add(node.prop);
  }
}

/** Adds the text colour of table heads to the rule that sets their background. */
function joinHeadColours(root: Root): void {
  let letters: string | undefined;
  root.walkRules(/\bthead$/, (rule) => {
    letters ??= valueOf(rule, /^color$/);
  });
  root.walkRules(/\bthead (?:tr|th)$/, (rule) => {
    const alone = letters && !valueOf(rule, /^color$/) && valueOf(rule, /^background/);
    if (alone) rule.append({ prop: 'color', value: letters ?? '' });
  });
}

function scopeTheme(selector: string): string | null {
  const plain = selector.trim().replace(/\b(h[1-6]) (::(?:before|after))/, '$1$2');
  if (!plain.startsWith('.markdown-body') || /\bpre\b/.test(plain)) return null;
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
  return classes.every((name) => KNOWN_CLASSES.has(name)) ? plain : null;
}

/** A border's value with the site's colour instead of its own. */
const neutralBorder = (value: string): string =>
  value.replace(/(?:rgb|hsl|var)a?\([^)]*\)|#[\da-f]+|\b[a-z]+\b/gi, (part) =>
    /^var/.test(part) || (part !== 'transparent' && colord(part).isValid()) ? 'var(--color-border)' : part,
  );

/** The same rule without its colours, so that nothing moves when the reader switches to the dark. */
function darkCopy(rule: Rule, selectors: readonly string[]): Rule {
  const copy = rule.clone({ selectors: selectors.map((selector) => DARK_ONLY + selector) });
  copy.walkDecls((declaration) => {
    if (PAINT.test(declaration.prop)) declaration.remove();
    else if (declaration.prop.startsWith('border')) declaration.value = neutralBorder(declaration.value);
  });
  return copy;
}

/**
 * A Markdown theme that applies to the body of articles only and leaves code blocks alone: its shapes in the light and
 * in the dark, its colours in the light only. The size and spacing of text are the site's.
 */
export function scopeMarkdownTheme(css: string): string {
  const root = postcss.parse(css);
  disarm(root);
  joinHeadColours(root);
  const properties = customProperties(root);
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
      const sized = TEXT_SIZE.test(declaration.prop) && !selectors.every((selector) => SET_OFF.test(selector));
      if (sized || TEXT.test(declaration.prop)) declaration.remove();
    });
    const dark = darkCopy(rule, selectors);
    if (selectors.some((selector) => !selector.includes('::'))) fixContrast(rule, WHITE, LEAST_ON_PAGE, properties);
    rule.selectors = selectors.map((selector) => LIGHT_ONLY + selector);
    darkRules.push([rule, dark]);
  });
  for (const [rule, dark] of darkRules) rule.after(dark);
  dropEmpty(root);
  return root.toString();
}

/** Selectors of highlight.js's own classes alone, such as `.hljs-title.class_` and `.hljs-meta .hljs-string`. */
const SCOPES = /^\.hljs(?:-[a-z_-]+)?(?:\.[a-z]+_{1,2})*(?: \.hljs-[a-z_-]+(?:\.[a-z]+_{1,2})*)*$/;

/**
 * A style of highlight.js that applies to code blocks of articles only, and in the light only when it is a
 * light one. The block itself gets its ground and letters as `--code-ground` and `--code-letters`.
 */
export function scopeCodeStyle(css: string): string {
  const root = postcss.parse(css);
  disarm(root);
  const properties = customProperties(root);
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
    fixContrast(rule, ground, LEAST, properties);
    rule.selectors = selectors.map((selector) => scope + selector);
    if (selectors.includes('.hljs')) letters = valueOf(rule, /^color$/) ?? letters;
  });
  dropEmpty(root);
  return `${root.toString()}\n${scope}.code-block { --code-ground: ${ground.toHex()}; --code-letters: ${letters} }`;
}

/** Themes that tell links from text by colours too close to each other. */
const PLAIN_LINKS = new Set(['github', 'devui-blue']);
const UNDERLINE = '\n.markdown-body a { text-decoration: underline }';

const read = (file: string) => fs.readFile(path.join(PACKAGES, file), 'utf8');
const compact = (css: string): string => css.replace(/\s+/g, ' ');

/** The css of a Markdown theme. */
export async function markdownThemeCss(name: MarkdownTheme): Promise<string> {
  const css = await read(`juejin-markdown-themes/dist/${name}.css`);
  return compact(scopeMarkdownTheme(PLAIN_LINKS.has(name) ? css + UNDERLINE : css));
}

/** The css of a code style. */
export const codeStyleCss = async (name: CodeStyle): Promise<string> =>
  compact(scopeCodeStyle(await read(`highlight.js/styles/${name}.css`)));
