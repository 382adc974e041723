import { expect, test } from 'vitest';
import { safeLink, siteLink, typedLink } from './safe-link';

test.each([
  ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
  ['  http://a.example ', 'http://a.example/'],
  ['HTTPS://A.example', 'https://a.example/'],
])('%j is a link that a reader may follow', (value, href) => expect(safeLink(value)?.href).toBe(href));

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  '//a.example',
  '/post/1',
  'a.example',
  '',
])('%j is none', (value) => expect(safeLink(value)).toBeNull());

test.each([
  'http://a.com',
  'https://例子.中国/路径',
  'http://a.com.',
  'http://a.b.c:8080/x?y#z',
  'http://localhost:3000',
  'http://127.0.0.1/',
  'http://[::1]/',
])('%j may be typed as an address', (value) => expect(typedLink(value)).not.toBeNull());

test.each([
  'http://a..com',
  'http://.a.com',
  'http://a',
  'http://nas/x',
  'http://a.com..',
  'http://a b.com',
  'ftp://a.com',
  'http://a.com:99999',
  'a.com',
  'javascript:alert(1)',
])('%j is refused as a typed address', (value) => expect(typedLink(value)).toBeNull());

test.each([
  ['www.example.com', 'https://www.example.com/'],
  [' 例子.中国/a?b ', 'https://xn--fsqu00a.xn--fiqs8s/a?b'],
  ['a.example:8080/x', 'https://a.example:8080/x'],
  ['http://a.example', 'http://a.example/'],
])('%j is the address of a site', (value, href) => expect(siteLink(value)?.href).toBe(href));

test.each(['null', '#', '', 'a b.example', '/www.example.com', 'javascript:a.b', 'blob:https://a.example/1', '.a.b'])(
  '%j is the address of no site',
  (value) => expect(siteLink(value)).toBeNull(),
);
