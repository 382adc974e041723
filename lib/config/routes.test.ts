import { expect, it } from 'vitest';
import { sitePages } from '@/test/site-pages';
import { fileRoutes } from './file-routes';
import { isPublicPage, routes } from './routes';

it.each([
  routes.home(),
  routes.home({ page: 2 }),
  routes.articleComments('a1', 'c1'),
  routes.user('u1', 'focus', 'followers'),
  routes.share('s1'),
  routes.chapter('t1', 'c1'),
  routes.question('q1', 'g1'),
  routes.tools(),
  routes.feedback('f1'),
  routes.search({ value: '前端' }),
  routes.tag('C/C++'),
  routes.tag('前端'),
])('%s is a page that everybody sees', (address) => expect(isPublicPage(address)).toBe(true));

it.each([
  fileRoutes.articleImage('a1'),
  routes.writeCenter('a1'),
  routes.settings('profile'),
  routes.notifications(),
  fileRoutes.rss(),
  '/posts',
  '/api/rest/articles',
  'https://other.example/post/a1',
])('%s is none', (address) => expect(isPublicPage(address)).toBe(false));

/** The folders of pages for one member, and of what stands for a page. */
const NOT_FOR_ALL = [
  '/annotation',
  '/browse-history',
  '/learning',
  '/missing',
  '/notification',
  '/oauth',
  '/offline',
  '/reading-list',
  '/setting',
  '/unavailable',
];

it('a page within the frame is one that everybody sees, unless it is known as none', () => {
  const sections = new Set(sitePages().map((page) => `/${page.split('/')[1]}`));
  expect([...sections].filter((section) => !isPublicPage(section)).sort()).toEqual(NOT_FOR_ALL);
});
