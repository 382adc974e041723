import { expect, test } from 'vitest';
import { handOverHtml, takeHtml } from './handoff';

test('html is taken by the key and part it was left under, as often as it is asked for', () => {
  handOverHtml('a', 'content', '<p>a</p>');
  handOverHtml('a', 'toc', '<ol></ol>');
  expect(takeHtml('a', 'content')).toBe('<p>a</p>');
  expect(takeHtml('a', 'content')).toBe('<p>a</p>');
  expect(takeHtml('a', 'toc')).toBe('<ol></ol>');
});

test('a page without its html fails, so that it is never kept', () => {
  expect(() => takeHtml('unknown', 'content')).toThrow('No rendered html');
});

test('empty html is html', () => {
  handOverHtml('empty', 'toc', '');
  expect(takeHtml('empty', 'toc')).toBe('');
});

test('the oldest entries make room, by number and by size', () => {
  for (let index = 0; index < 200; index += 1) handOverHtml(`page-${index}`, 'content', 'x');
  expect(() => takeHtml('page-0', 'content')).toThrow();
  expect(takeHtml('page-199', 'content')).toBe('x');
  const huge = 'x'.repeat(10_000_000);
  for (let index = 0; index < 5; index += 1) handOverHtml(`huge-${index}`, 'content', huge);
  expect(() => takeHtml('page-199', 'content')).toThrow();
  expect(() => takeHtml('huge-1', 'content')).toThrow();
  expect(takeHtml('huge-4', 'content')).toBe(huge);
});
