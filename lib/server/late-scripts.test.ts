import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.mjs';

const sizes: Record<string, number> = { '/_next/static/a.js': 10, '/_next/static/b.js': 30, '/_next/static/c.js': 20 };
const script = (name: string) => `<script src="/_next/static/${name}.js" async=""></script>`;
const sizeOf = (src: string) => sizes[src] ?? 0;

test('scripts wait for the first paint, and only the largest is fetched ahead', () => {
  const old = '<script src="/_next/static/old.js" noModule=""></script>';
  const data = '<script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/a.js\\" async=\\"\\">"])</script>';
  const html = `<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/c.js"/>${script('a')}${script('b')}${old}</head><body>${data}${script('c')}</body>`;
  expect(withLateScripts(html, sizeOf)).toBe(
    '<head><script data-src="/_next/static/a.js"></script>' +
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/><script data-src="/_next/static/b.js"></script>' +
      `${old}</head><body>${data}<script data-src="/_next/static/c.js"></script></body>`,
  );
});

test('a page that was rewritten, or has no scripts, stays as it is', () => {
  const once = withLateScripts(`<head>${script('a')}${script('b')}</head>`, sizeOf);
  expect(withLateScripts(once, sizeOf)).toBe(once);
  expect(withLateScripts('<p>文</p>', sizeOf)).toBe('<p>文</p>');
});
