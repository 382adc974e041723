import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResultsHeading } from './results-heading';

it('takes the focus after a search on the site, and after the next one', () => {
  const { rerender } = render(<ResultsHeading>“甲”的搜索结果</ResultsHeading>);
  expect(screen.getByRole('heading')).toHaveFocus();
  screen.getByRole('heading').blur();
  rerender(<ResultsHeading>“乙”的搜索结果</ResultsHeading>);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus alone when something has it, and when the page is loaded', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  render(<ResultsHeading>“甲”的搜索结果</ResultsHeading>);
  expect(field).toHaveFocus();
  document.body.replaceChildren();

  const place = document.body.appendChild(document.createElement('div'));
  const page = <ResultsHeading>“乙”的搜索结果</ResultsHeading>;
  place.innerHTML = renderToString(page);
  await act(async () => void hydrateRoot(place, page));
  expect(document.body).toHaveFocus();
});
