import { colord, extend, type Colord } from 'colord';
import a11y from 'colord/plugins/a11y';
import mix from 'colord/plugins/mix';
import names from 'colord/plugins/names';
import type { Declaration, Root, Rule } from 'postcss';

extend([a11y, mix, names]);

export const WHITE = colord('#fff');
const BLACK = colord('#000');

/** Contrast of text and background that WCAG AA requires. */
export const LEAST = 4.5;

/** A colour, on white where it is translucent; null for anything else and for a mere tint. */
export function parseColor(text: string): Colord | null {
  const colour = colord(text.trim());
  if (!colour.isValid() || colour.alpha() < 0.5) return null;
  return colour.alpha() === 1 ? colour : WHITE.mix(colour.alpha(1), colour.alpha(), 'rgb');
}

/** True for a background on which light text has more contrast. */
export const isDark = (ground: Colord): boolean => ground.luminance() < 0.18;

const STEPS = 20;

/** The colour itself or, where it is too close to the other, its nearest mix with black or white that is not. */
function moveAway(colour: Colord, end: Colord, other: Colord, least = LEAST): Colord {
  const mixes = Array.from({ length: STEPS }, (_, step) => colour.mix(end, step / STEPS, 'rgb'));
  return mixes.find((mixed) => mixed.contrast(other) >= least) ?? end;
}

const readable = (letters: Colord, ground: Colord, least = LEAST) =>
  moveAway(letters, isDark(ground) ? WHITE : BLACK, ground, least);

/** A rule's first value of the properties that match. */
export function valueOf(rule: Rule, property: RegExp): string | undefined {
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
export const LEAST_ON_PAGE = 5;
/** Text of less contrast is not meant for the page's background but for that of another rule. */
const MEANT_FOR_PAGE = 1.3;
/** Text as light as this keeps its colour, and its background is darkened. */
const LIGHT_LETTERS = 1.7;

/** Contrast with black of a ground on which the page's links can be read. */
const PALE = 19;
const BACKGROUND = /^background(?:-color)?$/;

/** A function that reads colours, also the stylesheet's custom properties. */
export function colorReader(root: Root): (value: string | undefined) => Colord | null {
  const properties = customProperties(root);
  return (value = '') =>
    parseColor(value.replace(/^var\((--[\w-]+)[^)]*\)$/, (whole, name: string) => properties.get(name) ?? whole));
}
type ReadColor = ReturnType<typeof colorReader>;

/** Puts quotes on a pale tint of their ground, in the page's text colour where theirs was meant for a dark one. */
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

/** Gives what stands in a table's head, or in light letters on a dark ground, the colour of its letters. */
export function inheritColour(rule: Rule, read: ReadColor): void {
  const [ground, letters] = [read(valueOf(rule, BACKGROUND)), read(valueOf(rule, /^color$/))];
  if (!ground || !letters || /\b(?:code|kbd)\b|:/.test(rule.selector)) return;
  if (letters.luminance() < ground.luminance() && !/\bth(?:ead)?\b/.test(rule.selector)) return;
  const inner = rule.selectors.map((selector) => `${selector} :is(a, b, strong, i, em, del, code)`);
  rule.after(`${inner.join()} { color: inherit; background: none }`);
}

/** Fixes the contrast of a rule's text on its own background (darkened for light text), or else on the page's. */
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
