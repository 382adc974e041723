// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './pasted-html';

const LENGTH = 30_000;
/** A guard against hanging; code whose time grows with the square takes minutes. */
const HANG_MS = 60_000;

test.each([
  ...'*_`~$<&#-=>|\\[]()! \u00a0好',
  '\n',
  '好\n',
  'a_',
  '&amp;',
  '&lt;',
  '[x](',
  'http://',
  'www.',
  '1. ',
  '$a',
  '\u200b',
])('30 kB of %j in a paragraph, in code and in a cell do not stop the editor', { timeout: HANG_MS }, (unit) => {
  const text = unit.replace(/^<$/, '&lt;').repeat(LENGTH / unit.length);
  for (const html of [
    `<p><b>a</b>${text}</p>`,
    `<pre>${text}</pre>`,
    `<table><tr><th>a</th><th>${text}</th></tr></table>`,
  ])
    expect(htmlToMarkdown(html).leftOut).toBe(0);
});

test.each([
  '<b>a</b>',
  '<p>a</p>',
  '<li>a</li>',
  '<ul><li>a</ul>',
  '<img src=x>',
  '<code>a</code>',
  '<br>',
  '<tr><td>a',
  '<span style="font-weight:700">a</span>',
  '<pre>a</pre>',
])('thousands of %s do not stop the editor', { timeout: HANG_MS }, (unit) => {
  for (const html of [unit.repeat(1_000), `<table>${unit.repeat(1_000)}`, `<pre>${unit.repeat(1_000)}`])
    expect(htmlToMarkdown(html).markdown.length).toBeGreaterThanOrEqual(0);
});
