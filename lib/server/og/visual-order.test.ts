import { expect, test } from 'vitest';
import { inOneVisualLine, placedParts } from './visual-order';

test.each([
  ['并发 React', '并发 React'],
  ['שלום עולם', 'םלוע םולש'],
  ['سلام', '\ufee1\ufefc\ufeb3'],
  ['برمجة', '\ufe94\ufea0\ufee3\ufeae\ufe91'],
  ['مقدمة React Native 19', 'React Native 19 \ufe94\ufee3\ufeaa\ufed8\ufee3'],
])('%s is drawn as %s', (text, drawn) => {
  expect(inOneVisualLine(text).replace(/\s+/g, ' ').trim()).toBe(drawn);
});

test('a line of words from the right begins at the right', () => {
  const { parts, fromRight } = placedParts('שלום React Native', 20);
  expect(fromRight).toBe(true);
  expect(parts.map((part) => part.trim())).toEqual(['םולש', 'React Native']);
});
