import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GeneratedCover } from './generated-cover';

const cropOf = (id: string) =>
  render(<GeneratedCover id={id} tint="petrol" />)
    .container.querySelector('svg')
    ?.getAttribute('viewBox');

it('is the same for the same id, and differs from one to another', () => {
  const ids = Array.from({ length: 60 }, (_, place) => `article-${place}`);
  const crops = ids.map(cropOf);
  expect(ids.map(cropOf)).toEqual(crops);
  expect(new Set(crops).size).toBe(8);
});

it('is a few hundred bytes of the page, and no request', () => {
  const html = renderToStaticMarkup(<GeneratedCover id="1" tint="violet" />);
  expect(html.length).toBeLessThan(420);
  expect(html).not.toMatch(/href|url\(|src=/);
});
