import { colord, extend, type Colord } from 'colord';
import a11y from 'colord/plugins/a11y';
import mix from 'colord/plugins/mix';
import names from 'colord/plugins/names';
import type { Declaration, Root, Rule } from 'postcss';

extend([a11y, mix, names]);

export const WHITE = colord('#fff');
const BLACK = colord('#000');

/** WCAG AA contrast. */
export const LEAST = 4.5;

/** Parses a colour, composed on white when translucent; null for tints and other values. */
export function parseColor(text: string): Colord | null {
  const colour = colord(text.trim());
  if (!colour.isValid() || colour.alpha() < 0.5) return null;
  return colour.alpha() === 1 ? colour : WHITE.mix(colour.alpha(1), colour.alpha(), 'rgb');
}

/** Whether light text has more contrast on it. */
export const isDark = (ground: Colord): boolean => ground.luminance() < 0.18;

const STEPS = 20;

/** The colour, mixed with black or white until the contrast suffices. */
function moveAway(colour: Colord, end: Colord, other: Colord, least = LEAST): Colord {
  const mixes = Array.from({ length: STEPS }, (_, step) => colour.mix(end, step / STEPS, 'rgb'));
  return mixes.find((mixed) => mixed.contrast(other) >= least) ?? end;
}

const readable = (letters: Colord, ground: Colord, least = LEAST) =>
  moveAway(letters, isDark(ground) ? WHITE : BLACK, ground, least);

/** First value of matching properties of a rule. */
export function valueOf(rule: Rule, property: RegExp): string | undefined {
  return rule.nodes.find((node): node is Declaration => node.type === 'decl' && property.test(node.prop))?.value;
}

function customProperties(root: Root): Map<string, string> {
  const values = new Map<string, string>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (!values.has(prop)) values.set(prop, value.trim());
  });
  return values;
}

/** Above AA's 4.5, because cells and quotes of themes have tinted backgrounds. */
export const LEAST_ON_PAGE = 5;
/** Text with less contrast is meant for another rule's background. */
const MEANT_FOR_PAGE = 1.3;
/** Lighter text keeps its colour; its background is darkened. */
const LIGHT_LETTERS = 1.7;

/** Contrast with black at which links are readable. */
const PALE = 19;
const BACKGROUND = /^background(?:-color)?$/;

/** Resolves colours, including custom properties. */
export function colorReader(root: Root): (value: string | undefined) => Colord | null {
  const properties = customProperties(root);
  return (value = '') =>
    parseColor(value.replace(/^var\((--[\w-]+)[^)]*\)$/, (whole, name: string) => properties.get(name) ?? whole));
}
type ReadColor = ReturnType<typeof colorReader>;

/** Lightens quotes' backgrounds, with the page's text colour where theirs was for a dark one. */
export function lightenQuotes(root: Root, read: ReadColor): void {
  root.walkRules(/\bblockquote\b/, (rule) => {
    rule.walkDecls(BACKGROUND, (declaration) => {
      const ground = read(declaration.value);
      if (ground) declaration.value = moveAway(ground, WHITE, BLACK, PALE).toHex();
    });
    rule.walkDecls('color', (declaration) => {
      if ((read(declaration.value)?.contrast(WHITE) ?? LEAST) < LIGHT_LETTERS) declaration.remove();
    });
  });
}

/** Makes content of table heads and dark backgrounds inherit the text colour. */
export function inheritColour(rule: Rule, read: ReadColor): void {
  const [ground, letters] = [read(valueOf(rule, BACKGROUND)), read(valueOf(rule, /^color$/))];
  if (!ground || !letters || /\b(?:code|kbd)\b|:/.test(rule.selector)) return;
  if (letters.luminance() < ground.luminance() && !/\bth(?:ead)?\b/.test(rule.selector)) return;
  const inner = rule.selectors.map((selector) => `${selector} :is(a, b, strong, i, em, del, code)`);
  rule.after(`${inner.join()} { color: inherit; background: none }`);
}

/** Fixes text contrast on its own background (darkened for light text), or the page's. */
export function fixContrast(rule: Rule, page: Colord, leastOnPage: number, read: ReadColor): void {
  const ownGround = rule.nodes.findLast(
    (node): node is Declaration => node.type === 'decl' && BACKGROUND.test(node.prop),
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

/** Later declarations win. */
function dropOverridden(rule: Rule): void {
  const seen = new Set<string>();
  for (const node of rule.nodes.toReversed()) {
    if (node.type !== 'decl') continue;
    if (seen.has(node.prop)) node.remove();
    seen.add(node.prop);
  }
}

/** Adds table heads' text colour to the rule with their background. */
export function joinHeadColours(root: Root): void {
  let letters: string | undefined;
  root.walkRules(/\bthead$/, (rule) => {
    letters ??= valueOf(rule, /^color$/);
  });
  root.walkRules(/\bthead (?:tr|th)$/, (rule) => {
    const alone = letters && !valueOf(rule, /^color$/) && valueOf(rule, /^background/);
    if (alone) rule.append({ prop: 'color', value: letters ?? '' });
  });
}
