import { splitHead } from '@/lib/utils/source-head';

/** `#quot;` and `#9829;` are Mermaid's own; `&lt;` comes from html. */
const ENTITY = /[#&](#?x?\w{2,31});/gi;
/** In these lines a number sign begins a colour. */
const STYLE_LINE = /^\s*(?:style|classDef|linkStyle|%%)/;
/** Signs up to this code may be Mermaid's syntax, later ones are letters to it. */
const LAST_SYNTAX = 0xa0;
/** A narrow letter and an invisible selector, so that a label is measured about right. */
const HIDDEN = 'r';
const FIRST_SELECTOR = 0xe0100;
const HIDDEN_SIGN = new RegExp(`${HIDDEN}([\\u{E0100}-\\u{E01A0}])`, 'gu');

function signOf(name: string): string | undefined {
  const entity = `&${/^\d/.test(name) ? '#' : ''}${name};`;
  const sign = new DOMParser().parseFromString(entity, 'text/html').body.textContent;
  return sign === entity || sign === '' ? undefined : sign;
}

function hide(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return code > LAST_SYNTAX ? sign : HIDDEN + String.fromCodePoint(FIRST_SELECTOR + code);
}

/** Arrows of a diagram that was copied out of html. */
const ESCAPED_ARROW = /(?<=[-=.])&gt;|&lt;(?=[-=.])/g;
/** This kind knows ASCII alone, also within quotation marks. */
const ASCII_KIND = /^[ \t]*sankey/m;
const FOREIGN = /[^\p{ASCII}]/gu;
const SPELLED = /~u([\da-f]{2,6})~/g;

const spell = (sign: string): string => `~u${(sign.codePointAt(0) ?? 0).toString(16)}~`;

/** Replaces entities by their signs, as SVG labels would show them. What could be syntax is hidden until then. */
export function hideEntities(source: string): string {
  const arrows = source.replace(ESCAPED_ARROW, (entity) => (entity === '&gt;' ? '>' : '<'));
  const hidden = arrows
    .split('\n')
    .map((line) =>
      STYLE_LINE.test(line)
        ? line
        : line.replace(ENTITY, (entity, name: string) => {
            const sign = signOf(name);
            return sign === undefined ? entity : hide(sign);
          }),
    )
    .join('\n');
  return ASCII_KIND.test(source) ? hidden.replace(FOREIGN, spell) : hidden;
}

export const showEntities = (svg: string): string =>
  svg
    .replace(SPELLED, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(HIDDEN_SIGN, (_, selector: string) => `&#${(selector.codePointAt(0) ?? 0) - FIRST_SELECTOR};`);

const DARK_THEME = /["']?theme["']?\s*:\s*["']?[\w-]*dark/;
const OWN_THEME = /["']?theme(?:Variables|CSS)?["']?\s*:/;
const OWN_COLOURS =
  /^[ \t]*(?:style|classDef|linkStyle|Update\w+Style)\b.*(?:fill|stroke|color)|^[ \t]*(?:rect|box)\s+(?:#|\w+)/im;
/** These kinds of diagrams have colours that no theme changes. */
const FIXED_COLOURS = /^[ \t]*(?:C4[A-Z]|sankey)/m;

/** The ground on which an author's colours are readable; undefined where the diagram has those of the page. */
export function groundOf(source: string): 'light' | 'dark' | undefined {
  if (DARK_THEME.test(source)) return 'dark';
  return [OWN_THEME, OWN_COLOURS, FIXED_COLOURS].some((pattern) => pattern.test(source)) ? 'light' : undefined;
}

/** Comments become empty lines, so that lines that Mermaid counts are the author's, but for those at the beginning. */
export const withoutComments = (source: string): string => source.replace(/^[ \t]*%%(?!\{).*$/gm, '');

const DIRECTIVES = /^(?:%%\{[^}]*(?:\}(?!%%)[^}]*)*\}%%\s*)*/;

/** How many lines stand before the first one that Mermaid counts. */
export function linesBefore(source: string): number {
  const counted = splitHead(source.trimStart()).body.trimStart().replace(DIRECTIVES, '');
  return source.split('\n').length - counted.split('\n').length;
}
