// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { corpusDocuments, describeDocuments, ownDocuments, readDocument } from '@/e2e/documents';
import { renderMarkdown } from './markdown';
import { htmlToMarkdown } from './pasted-html';
import { renderArticleHtml } from './render-article';

console.log(`Copied and pasted: ${describeDocuments()}`);

/** Longer documents have the same kinds of content, and jsdom takes its time. */
const MAX_LENGTH = 40_000;
/** Documents whose html is broken: browsers nest what follows in what their authors did not close. */
const BROKEN = new Set(['05-html.md', '096-hexo-tag-plugins.md', '149-rocketmq-best-practice.md']);

const documents = [...ownDocuments, ...corpusDocuments].filter(
  (document) => !BROKEN.has(document.name) && readDocument(document).length < MAX_LENGTH,
);

const articleOf = (markdown: string): string =>
  renderArticleHtml(renderMarkdown(markdown).html, 'https://site.example').html;

/** Zero-width characters and line ends are not read; an item in a cell has its mark as text. */
const words = (node: Element): string =>
  node.textContent
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .replace(node.closest('td') ? /(?<=^| )(?:-|\d+\.) /g : '', '')
    .trim();

/** An article as a browser copies it: pictures and links with their whole address. */
function copied(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const [selector, name] of [
    ['img', 'src'],
    ['a', 'href'],
  ] as const) {
    for (const node of body.querySelectorAll(selector)) {
      const address = node.getAttribute(name);
      if (address && !address.startsWith('#')) node.setAttribute(name, new URL(address, 'https://site.example').href);
    }
  }
  return body.innerHTML;
}

/** Cells at a row's end that hold nothing: html may leave them out, Markdown may not. */
const withoutEmptyEnd = (cells: string[]): string[] => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/**
 * The parts of an article that its readers would miss. Differences that Markdown leaves no choice about are not among them:
 * lists and emphasis within cells and summaries, headings and code blocks without text, pictures of data, prefixes of ids,
 * addresses that were no links, footnotes without a text, and bold around a display formula.
 */
function partsOf(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  const texts = (selector: string) => all(selector).map(words).filter(Boolean);
  const tex = (node: Element) => (node.querySelector('annotation') ?? node).textContent.replace(/\s+/g, ' ').trim();
  const formulas = all('math, .math-source').map(tex);
  for (const node of all('math')) node.textContent = '$';
  for (const node of all('br, hr')) node.replaceWith(' ');
  // A language of this name is none.
  for (const head of all('.code-head')) if (words(head) === 'none') head.textContent = '代码';
  for (const node of all('.code-block')) if (!node.querySelector('pre')?.textContent.trim()) node.remove();
  return {
    headings: texts('h2, h3, h4, h5, h6'),
    code: all('pre').map(words),
    languages: all('.code-head').map(words),
    tables: all('table:not(table table)').map((table) =>
      [...table.querySelectorAll('tr')].map((row) => withoutEmptyEnd([...row.querySelectorAll('th, td')].map(words))),
    ),
    alignment: all('th').flatMap(({ className }) => className || []),
    formulas,
    pictures: all('img[src^="http"]').map((image) => `${image.getAttribute('src')} ${image.getAttribute('alt')}`),
    links: all('a[href]:not(.article-image)')
      .map((link) => `${link.getAttribute('href')?.replace(/^#[hu]-/, '#')} ${words(link)}`)
      .filter((link) => !/^(\S+) \1$|^#user-content-fn/.test(link)),
    items: texts('li:not(table li)'),
    strong: texts(':is(strong, b):not(summary *, table *)').filter((text) => text !== '$'),
    raised: all(':is(em, i, del, sub, sup, kbd, mark, u):not(table *)').map(
      (node) => `${node.localName} ${words(node)}`,
    ),
    text: words(body).replace(/[\s-]|\d+\./g, ''),
  };
}

test.each(documents)('$name comes back from its article', (document) => {
  const article = copied(articleOf(readDocument(document)));
  const { markdown } = htmlToMarkdown(article);
  expect(partsOf(copied(articleOf(markdown)))).toEqual(partsOf(article));
});
