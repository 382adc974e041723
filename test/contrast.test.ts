import fs from 'node:fs';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { describe, expect, test } from 'vitest';

extend([a11y]);

const css = fs.readFileSync('styles/tokens.css', 'utf8').replace(/\/\*.*?\*\//gs, '');

const tokensIn = (block: string) =>
  new Map(
    Array.from(block.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})\s*;/g), ([, name = '', value = '']) => [name, value]),
  );

const [themes = ''] = css.split('@media (prefers-contrast: more)');
const [light = '', dark = ''] = themes.split("[data-theme='dark']");
const LIGHT = tokensIn(light);
const DARK = new Map([...LIGHT, ...tokensIn(dark)]);

/** The four things that a page's own text lies on. */
const GROUNDS = ['bg', 'surface', 'surface-hover', 'surface-raised', 'fill'];
const ON_GROUNDS = ['text', 'text-secondary', 'text-tertiary', 'accent', 'warm', 'danger', 'success', 'warning'];
const TINTS = ['petrol', 'persimmon', 'violet', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5'];
const SYNTAX = ['comment', 'keyword', 'string', 'number', 'title', 'type', 'attr'];

/** Pairs of a text and the ground that it stands on. */
const TEXTS: [text: string, ground: string][] = [
  ...ON_GROUNDS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ...['accent', 'warm', 'success', 'warning', 'danger', ...TINTS].map((one): [string, string] => [one, `${one}-soft`]),
  ...['petrol', 'persimmon', 'violet'].flatMap((one) => GROUNDS.map((ground): [string, string] => [one, ground])),
  ...[0, 1, 2, 3, 4, 5].map((tint): [string, string] => ['tint-text', `tint-${tint}`]),
  ...SYNTAX.map((one): [string, string] => [`syntax-${one}`, 'code-bg']),
  ['text', 'accent-soft'],
  ['text-secondary', 'accent-soft'],
  ['accent', 'accent-soft-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-warm', 'warm'],
  ['text-inverse', 'danger'],
  ['text', 'selection'],
  ['mark-text', 'mark'],
  ['code-text', 'code-bg'],
];

/** Shapes that tell a state: the ring of what has the focus, the dot of what is new, a filled icon. */
const STATES = ['accent', 'warm', 'danger', 'success', 'warning'].flatMap((state) =>
  ['bg', 'surface', 'surface-hover', 'surface-raised', 'fill', 'accent-soft', 'warm-soft'].map((ground) => [
    state,
    ground,
  ]),
);

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the colours of the %s theme', (_theme, tokens) => {
  const contrast = (one: string, other: string) => {
    const [first, second] = [tokens.get(one), tokens.get(other)];
    if (!first || !second) throw new Error(`There is no token of the name ${first ? other : one}.`);
    return colord(first).contrast(second);
  };

  test('text has a contrast of 4.5 to 1 with whatever it stands on', () => {
    const pale = TEXTS.filter(([text, ground]) => contrast(text, ground) < 4.5);
    expect(pale.map(([text, ground]) => `${text} on ${ground}: ${contrast(text, ground)}`)).toEqual([]);
  });

  test('what tells a state has a contrast of 3 to 1 with what is around it', () => {
    const pale = STATES.filter(([state = '', ground = '']) => contrast(state, ground) < 3);
    expect(pale).toEqual([]);
  });

  test('the edge of a field has a contrast of 3 to 1 with what it lies on', () => {
    expect(GROUNDS.filter((ground) => contrast('border-field', ground) < 3)).toEqual([]);
  });

  test('a category has a tint of its own', () => {
    expect(new Set(['petrol', 'persimmon', 'violet'].map((name) => tokens.get(name))).size).toBe(3);
  });
});

test('in the dark a chip or a bubble is lighter than the card it lies on', () => {
  const lightness = (name: string) => colord(DARK.get(name) ?? '').toHsl().l;
  expect(lightness('fill')).toBeGreaterThan(lightness('surface'));
  expect(lightness('fill')).toBeGreaterThan(lightness('surface-raised'));
});
