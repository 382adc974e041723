import { describe, expect, test } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { fileRoutes } from '@/lib/config/file-routes';
import { OAUTH_CALLBACK_PATH } from '@/lib/config/pages';
import { pictureAddress } from './picture-address';
import { safeLink } from './safe-link';

const SITE = 'https://site.example';
const address = (value: string) => pictureAddress(value, SITE);

/** Disguised spellings of a path that a server may accept. */
const disguised = (path: string): string[] => {
  const [, first = '', ...rest] = path.split('/');
  const tail = rest.join('/');
  return [
    path,
    path.toUpperCase(),
    path.replaceAll('/', '\\'),
    path.replaceAll('/', '//').slice(1),
    `/./x/..${path}`,
    `/%2e/x/%2E%2e${path}`,
    `/x/%252e%252e${path}`,
    `/x%2f..${path}`,
    `/${encodeURIComponent(`${first}/${tail}`)}`,
    `/${encodeURIComponent(encodeURIComponent(`${first}/${tail}`))}`,
    `/%${first.charCodeAt(0).toString(16)}${first.slice(1)}/${tail}`,
    `/${first.slice(0, 2)}\n${first.slice(2)}/\t${tail}`,
    `\u0000 ${path}`,
    `/${first};x=1/${tail}`,
    path.slice(1),
    `${path}?id=1`,
    `${path}#x`,
  ];
};

describe('a picture that others chose', () => {
  test.each([
    ['https://a.example/x.png?w=1#y', 'https://a.example/x.png?w=1#y'],
    [' HTTPS://A.example/图.png ', 'https://a.example/%E5%9B%BE.png'],
    ['//a.example/x.png', 'https://a.example/x.png'],
    ['/uploads/x.png', '/uploads/x.png'],
    ['x.png', '/x.png'],
    ['https://site.example/uploads/x.png', 'https://site.example/uploads/x.png'],
    ['https://a.example/gimishare/x.png', 'https://a.example/gimishare/x.png'],
    ['https:/gimishare/api/x', 'https://gimishare/api/x'],
    ['/gimishare/apis.png', '/gimishare/apis.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['', ''],
  ])('%j loads from %j', (value, expected) => expect(address(value)).toBe(expected));

  test.each(
    [
      '/?page=2',
      '/??page=x',
      '/search?q=a#b',
      'https://site.example/?page=2',
      'https://SITE.example.:443/??a',
      '?a=1',
    ].map((value) => [value]),
  )('asks this site for no query: %j', (value) => expect(address(value)).not.toMatch(/[?#]/));

  test.each([`${API_PREFIX}/unit/emailcode`, '/gimishare/api', '/oauth/gitee', OAUTH_CALLBACK_PATH])(
    'never calls %s, in any disguise and on any host',
    (path) => {
      for (const form of disguised(path)) {
        expect([form, address(form)]).toEqual([form, '']);
        if (!/^[/\\]/.test(form)) continue;
        for (const origin of ['https://site.example', 'http://SITE.example.', 'https://api.example', '//site.example'])
          expect([origin + form, address(origin + form)]).toEqual([origin + form, '']);
      }
    },
  );

  test.each([
    fileRoutes.userImage('3f0a9c41b27d5e83'),
    fileRoutes.listImage('home'),
    fileRoutes.rss(),
    fileRoutes.atom('user-3f0a9c41b27d5e83'),
    fileRoutes.sitemap(),
    fileRoutes.sitemapPart('articles', 1),
  ])('asks this site for nothing that it draws or writes on request, such as %s, in any disguise', (path) => {
    for (const form of disguised(path)) {
      expect([form, address(form)]).toEqual([form, '']);
      if (/^[/\\]/.test(form)) expect(address(`http://SITE.example.${form}`)).toBe('');
    }
    expect(address(`https://a.example${path}`)).toBe(`https://a.example${path}`);
  });

  test.each(['/social-card.png', '/uploads/blog.png', '/uploads/rss/x.png', '/atomic.png', '/sitemaps.png'])(
    'asks this site for %s',
    (path) => expect(address(path)).toBe(path),
  );

  test.each([
    'javascript:alert(1)',
    'vbscript:x',
    'filesystem:https://site.example/temporary/x',
    'blob:https://site.example/1',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'java\nscript:alert(1)',
    'file:///etc/passwd',
    'http://',
    'https://[',
  ])('has a safe scheme, unlike %j', (value) => expect(address(value)).toBe(''));
});

test.each([`https://site.example${API_PREFIX}/x`, `http://api.example/%67imishare/API/v1/x`])(
  'no link is a call of the API: %s',
  (value) => expect(safeLink(value)).toBeNull(),
);
