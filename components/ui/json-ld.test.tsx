import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld';

test('nothing in the data ends the script, and crawlers read it as it was', () => {
  const headline = '</script><script>alert(1)</script> & <!-- \u2028';
  const html = renderToString(<JsonLd data={{ '@type': 'Article', headline }} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<>&\u2028]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Article', headline });
});

test('several items become one @graph', () => {
  const html = renderToString(<JsonLd data={[{ '@type': 'A' }, { '@type': 'B' }]} />);
  expect(html).toContain('"@graph":[{"@type":"A"},{"@type":"B"}]');
});
