import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path';

describe('the return path after a sign-in', () => {
  it.each(['/', '/post/3f0a9c41b27d5e83#comments', '/?category=2&sort=hot', '/oauth/callback-of-another'])(
    'may be %s',
    (path) => expect(safeReturnPath(path)).toBe(path),
  );

  it.each([
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'post/1',
    '/oauth/callback',
    '/oauth/callback?code=c1',
  ])('is the home page instead of %j', (path) => expect(safeReturnPath(path)).toBe('/'));
});
