import { expect, it } from 'vitest';
import { documentParts } from './document-parts';

const ORIGINS = ['https://site.example', 'https://u.example'];
const filesOf = (html: string) => documentParts(html, ORIGINS).files;

const OWN = `<html><head><title>标题</title><link rel="stylesheet" href="/_next/static/chunks/a.css"/>
  <link rel="preload" as="script" href="/_next/static/chunks/b-1.js"/><link href="/theme/markdown-juejin.css?v=1"/>
  <link rel="icon" href="/favicon.ico"/><script src="/_next/static/chunks/b-1.js" async></script></head><body>
  <svg><use href="/_next/static/media/drawings.svg#unplugged"/></svg><script src="/gimishare/api/v1/x.js"></script>
  <script>self.__next_f.push([1,"I[1,[\\"static/chunks/late.js\\"]]"])</script>`;
const OWN_FILES = [
  '/_next/static/chunks/a.css',
  '/_next/static/chunks/b-1.js',
  '/theme/markdown-juejin.css',
  '/_next/static/media/drawings.svg',
];

it('the files of a document are those that its scripts, links and drawings load, each once', () => {
  expect(filesOf(OWN)).toEqual(OWN_FILES);
});

const NAMES = [
  'static/css/main.8a7b3c.css',
  'static/media/logo.5d5d9eef.svg',
  '/_next/static/chunks/x.js',
  '/_next/static/css/y.css',
  '/theme/x.css',
  '<script src="/_next/static/chunks/x.js"></script>',
  '<link rel="stylesheet" href="/theme/x.css">',
];
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const PLACES: Record<string, (name: string) => string> = {
  'a sentence': (name) => `<p>打包后见 ${escaped(name)}。</p>`,
  'a comment of a reader': (name) => `<li><p>${escaped(name)}</p></li>`,
  code: (name) => `<pre><code>${escaped(name)}</code></pre>`,
  'a link or picture of the text': (name) => `<a href="${escaped(name)}">x</a><img src="${escaped(name)}" alt="">`,
  'another attribute': (name) => `<img src="/upload/a.png" alt="${escaped(name)}" title='${name}'>`,
  'the title': (name) => `<title>${escaped(name)}</title>`,
  'the description': (name) => `<meta name="description" content="${escaped(name)}">`,
  'a comment of html': (name) => `<!-- ${name} -->`,
  'structured data': (name) =>
    `<script type="application/ld+json">${JSON.stringify({ name }).replaceAll('<', '\\u003c')}</script>`,
  'the framework’s data': (name) =>
    `<script>self.__next_f.push(${JSON.stringify([1, `T1,${name}`]).replaceAll('<', '\\u003c')})</script>`,
  'a field': (name) => `<textarea>${name}</textarea>`,
};
it.each(Object.entries(PLACES))('no file is taken from words in %s', (_place, write) => {
  expect(NAMES.map((name) => filesOf(OWN + write(name)))).toEqual(NAMES.map(() => OWN_FILES));
  expect(filesOf(OWN + Array.from({ length: 300 }, (_, at) => write(`/theme/x${at}.css`)).join(''))).toEqual(OWN_FILES);
});

it('takes the uploaded pictures of the text, a dozen of them, and none of the frame, of other hosts, or of words', () => {
  const many = Array.from({ length: 13 }, (_, index) => `<img loading="lazy" src="/upload/${index}.png">`).join('');
  const html = `<title>markdown-body &lt;img src="/title.png"></title><img src="/logo.png"><article>
    <div class="markdown-body theme"><p>&lt;img src="/word.png"></p><img src="https://u.example/a.png?w=1&amp;h=2" alt>
    <img src="https://x.example/b.png"><img data-src="/c.png"><img src="">${many}</div></article><img src="/avatar.png">`;
  const { pictures } = documentParts(html, ORIGINS);
  expect(pictures.slice(0, 2)).toEqual(['https://u.example/a.png?w=1&h=2', 'https://site.example/upload/0.png']);
  expect(pictures).toHaveLength(12);
});

it('of a document without a text, or where no pictures are wanted, there are none', () => {
  expect(documentParts('<img src="/upload/a.png">', ORIGINS).pictures).toEqual([]);
  expect(documentParts('<div class="markdown-body"><img src="/upload/a.png"></div>', []).pictures).toEqual([]);
});
