import { expect, test } from 'vitest';
import { safeLink } from './safe-link';

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
