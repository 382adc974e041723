import { expect, it } from 'vitest';
import { pageKinds } from '@/e2e/page-kinds';
import { sitePages } from '@/test/site-pages';
import { PAGE_KINDS, pageKindOf } from './page-kind';

it.each([
  ['/', 'home'],
  ['/?category=2&sort=hot', 'home'],
  ['/post/1', 'article'],
  ['/post/1/print', 'article'],
  ['/post/1/og.png', 'picture'],
  ['/sharecircle?block=2', 'share-circle'],
  ['/sharecircle/7', 'share'],
  ['/user/1/article', 'user'],
  ['/tutorial/1/2', 'tutorial'],
  ['/tool/', 'tools'],
  ['/gimishare/api/v1/articles?pageNo=1', 'api'],
  ['/-/health', 'operating'],
  ['/nothing/here', 'other'],
  ['/constructor', 'other'],
  ['*', 'other'],
  ['http://elsewhere/', 'other'],
])('%s is of the kind %s', (address, kind) => {
  expect(pageKindOf(address)).toBe(kind);
  expect(PAGE_KINDS).toContain(kind);
});

it('every page of the site has a kind of its own', () => {
  const pages = sitePages().map((page) => page.replace(/\/\[\[.*\]\]/, '').replace(/\[\w+\]/g, '1'));
  expect(pages.filter((page) => pageKindOf(page) === 'other')).toEqual([]);
  const opened = Object.entries(pageKinds).filter(([name]) => name !== 'a missing page');
  expect(opened.filter(([, address]) => pageKindOf(address) === 'other')).toEqual([]);
});
