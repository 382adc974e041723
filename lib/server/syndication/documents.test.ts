// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articleSummarySchema } from '@/lib/domain/article/schema';
import * as z from 'zod/mini';
import { atomDocument } from './atom';
import { articleEntry } from './entries';
import type { Syndication } from './syndication';
import { rssDocument } from './rss';

const HOSTILE = '标题 ]]> & <b>"x"</b> \u0000\u0007\ud800 🚀 <![CDATA[ --> &amp;';
const KEPT = '标题 ]]> & <b>"x"</b> \ufffd 🚀 <![CDATA[ --> &amp;';

const card = (fields: Record<string, unknown>) =>
  z.parse(articleSummarySchema, {
    id: '3f0a9c41b27d5e83',
    userId: '0000000000000011',
    nickname: HOSTILE,
    createTime: '2026-11-20 08:30:00',
    tag: 'react;自定义&<标签>',
    category: '2',
    articleTitle: HOSTILE,
    description: HOSTILE,
    ...fields,
  });

const syndication: Syndication = {
  title: 'A & B',
  description: '描述 <>',
  siteUrl: 'https://site.example',
  pageUrl: 'https://site.example/?category=2&sort=hot',
  selfUrl: 'https://site.example/rss/2',
  entries: [card({}), card({ createTime: 'nonsense', category: '', tag: null })].map((article) =>
    articleEntry('https://site.example', article),
  ),
  updatedAt: Date.UTC(2026, 10, 20, 0, 30),
};

function parse(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const texts = (parent: Element | undefined, name: string) =>
  [...(parent?.getElementsByTagName(name) ?? [])].map((element) => element.textContent);

test('RSS stays well-formed and tells each article in full, whatever its text', () => {
  const document = parse(rssDocument(syndication));
  const [first, second] = [...document.getElementsByTagName('item')];
  expect(texts(first, 'title')).toEqual([KEPT]);
  expect(texts(first, 'description')).toEqual([KEPT]);
  expect(texts(first, 'dc:creator')).toEqual([KEPT]);
  expect(texts(first, 'guid')).toEqual(['https://site.example/post/3f0a9c41b27d5e83']);
  expect(texts(first, 'pubDate')).toEqual(['Fri, 20 Nov 2026 00:30:00 GMT']);
  expect(texts(first, 'category')).toEqual(['IT技术', 'React.js', '自定义&<标签>']);
  expect(texts(second, 'pubDate')).toEqual([]);
  expect(texts(second, 'category')).toEqual([]);
  expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(syndication.selfUrl);
  expect(texts(document.documentElement, 'lastBuildDate')).toEqual(['Fri, 20 Nov 2026 00:30:00 GMT']);
});

test('Atom stays well-formed and has all that it must have', () => {
  const document = parse(atomDocument(syndication));
  const [first, second] = [...document.getElementsByTagName('entry')];
  expect(texts(first, 'title')).toEqual([KEPT]);
  expect(texts(first, 'summary')).toEqual([KEPT]);
  expect(texts(first, 'name')).toEqual([KEPT]);
  expect(texts(first, 'updated')).toEqual(['2026-11-20T08:30:00+08:00']);
  expect(texts(second, 'updated')).toHaveLength(1);
  expect([...(first?.getElementsByTagName('category') ?? [])].map((element) => element.getAttribute('term'))).toEqual([
    '2',
    'react',
    '自定义&<标签>',
  ]);
  expect(texts(document.documentElement, 'id')[0]).toBe(syndication.selfUrl);
});

test('a tag that is called like the category is named once', () => {
  const { categories } = articleEntry('https://site.example', card({ category: '2', tag: 'IT技术' }));
  expect(categories).toEqual([{ term: '2', label: 'IT技术' }]);
});

test('a syndication without articles is still a syndication', () => {
  const empty = { ...syndication, entries: [], updatedAt: undefined };
  expect(parse(rssDocument(empty)).getElementsByTagName('item')).toHaveLength(0);
  expect(texts(parse(atomDocument(empty)).documentElement, 'updated')).toHaveLength(1);
});
