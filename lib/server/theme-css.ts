import 'server-only';
import fs from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Container, type Declaration, type Root, type Rule } from 'postcss';
import { SCOPE_CLASSES } from '@/lib/html/code-scopes';
import { isDark, parseColor, readable, toHex, type Rgb } from '@/lib/utils/contrast';

const WHITE: Rgb = [255, 255, 255];
const LIGHT_ONLY = "html:not([data-theme='dark']) ";
const PACKAGES = path.join(process.cwd(), 'node_modules');

/** Layout of the page, which is the site's; and ways out of the stylesheet. */
const FRAME = /^(?:(?:max|min)-)?(?:width|height)$|^(?:margin|padding|overflow|position|display|float|inset|z-index)/;
const KNOWN_CLASSES = new Set(['markdown-body', 'task-list-item', 'contains-task-list', 'footnotes']);
/** Running text, whose colours must be readable on the ground of the page. */
const RUNNING_TEXT = /^\.markdown-body(?: (?:p|li|ul|ol|a|strong|em|b|i|del|td|th|table|blockquote|code|details|summary|dl|dt|dd)\b[^.]*)?$/;

const inKeyframes = (rule: Rule): boolean => rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name);

/** Leaves only rules that style: nothing is fetched, nothing shouts. */
function disarm(root: Root): void {
  root.walkAtRules((atRule) => {
    if (!/^(?:media|(?:-webkit-)?keyframes)$/.test(atRule.name)) atRule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkDecls((declaration) => {
    declaration.important = false;
    const fetches = /url\((?!["']?data:image\/(?:png|jpeg|gif|svg\+xml)[;,])|expression\(|image-set\(/i.test(declaration.value);
    const escapes = /^(?:behavior|-moz-binding)$/i.test(declaration.prop) || /^(?:fixed|sticky)$/i.test(declaration.value);
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

/** Makes a rule's letters readable on its own ground, or on the one given. */
function fixContrast(rule: Rule, ground: Rgb): void {
  const own = parseColor(valueOf(rule, /^background(?:-color)?$/) ?? '');
  rule.walkDecls('color', (declaration) => {
    const colour = parseColor(declaration.value);
    if (colour) declaration.value = toHex(readable(colour, own ?? ground));
  });
}

function scopeTheme(selector: string): string | null {
  const plain = selector.trim().replace(/\b(h[1-6]) (::(?:before|after))/, '$1$2');
  if (!plain.startsWith('.markdown-body') || /\bpre\b/.test(plain)) return null;
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
  return classes.every((name) => KNOWN_CLASSES.has(name)) ? plain : null;
}

/** A Markdown theme that applies to the body of articles only, in the light only, and leaves code blocks alone. */
export function scopeMarkdownTheme(css: string): string {
  const root = postcss.parse(css);
  disarm(root);
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
    if (selectors.some((selector) => RUNNING_TEXT.test(selector))) fixContrast(rule, WHITE);
    rule.selectors = selectors.map((selector) => LIGHT_ONLY + selector);
  });
  dropEmpty(root);
  return root.toString();
}

function scopeCode(selector: string): string | null {
  if (/code\.hljs|::|\.language-/.test(selector) || !/^\.hljs/.test(selector.trim())) return null;
  let known = true;
  const short = selector.trim().replace(/\.(?:hljs-)?([a-z][\w-]*)/g, (whole, scope: string) => {
    if (scope === 'hljs') return whole;
    const name = SCOPE_CLASSES[scope];
    known &&= name !== undefined;
    return `.${name}`;
  });
  if (!known) return null;
  return short.startsWith('.hljs') ? short : `.hljs ${short}`;
}

/**
 * A style of highlight.js for the short classes of lib/html/code-scopes.ts. A light one applies in
 * the light only.
 */
export function scopeCodeStyle(css: string): string {
  const root = postcss.parse(css);
  disarm(root);
  let ground = WHITE;
  root.walkRules('.hljs', (rule) => {
    ground = parseColor(valueOf(rule, /^background(?:-color)?$/) ?? '') ?? ground;
  });
  const scope = `${isDark(ground) ? '' : LIGHT_ONLY}.markdown-body[data-code-style].markdown-body.markdown-body `;
  root.walkRules((rule) => {
    const selectors = rule.selectors.flatMap((selector) => scopeCode(selector) ?? []);
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    fixContrast(rule, ground);
    rule.selectors = selectors.map((selector) => scope + selector);
  });
  dropEmpty(root);
  return root.toString();
}

/** The css of a Markdown theme by its name, which must come from the fixed list. */
export async function markdownThemeCss(name: string): Promise<string> {
  return scopeMarkdownTheme(await fs.readFile(path.join(PACKAGES, 'juejin-markdown-themes/dist', `${name}.css`), 'utf8'));
}

/** The css of a code style by its name, which must come from the fixed list. */
export async function codeStyleCss(name: string): Promise<string> {
  return scopeCodeStyle(await fs.readFile(path.join(PACKAGES, 'highlight.js/styles', `${name}.css`), 'utf8'));
}
