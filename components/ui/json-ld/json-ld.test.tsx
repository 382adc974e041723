import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld';

const scriptOf = (html: string) => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(document.querySelectorAll('*')).toHaveLength(4);
  const script = document.querySelector('script');
  return JSON.parse(script?.textContent ?? '') as unknown;
};

test.each([
  '</script><img src=x onerror=alert(1)>',
  '<!--<script>',
  ']]>',
  '&lt;/script&gt;',
  '\u2028\u2029',
  '\ud800',
  '"\\',
])('a title %j stays data and reads back to the character', (name) => {
  const html = renderToString(<JsonLd data={{ '@type': 'Article', name }} />);
  expect(html).not.toMatch(/<(?!\/?script\b)/);
  expect(scriptOf(html)).toEqual({ '@context': 'https://schema.org', '@type': 'Article', name });
});

test('several nodes make one graph', () => {
  expect(scriptOf(renderToString(<JsonLd data={[{ '@type': 'A' }, { '@type': 'B' }]} />))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
  });
});
