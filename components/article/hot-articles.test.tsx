import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp } from '@/test/render';
import { HotArticles } from './hot-articles';

let comeNear: () => void;
beforeEach(() => {
  comeNear = stubIntersections();
});
afterEach(() => vi.unstubAllGlobals());

it('the right column has six of the articles that are read most', async () => {
  renderApp(<HotArticles waiting={null} />);
  comeNear();
  expect(await screen.findAllByRole('link')).toHaveLength(6);
  expect(screen.getByRole('heading', { name: '今日热榜' })).toBeInTheDocument();
});

it('the right column does without them when they fail to load', async () => {
  addFault({ path: '/articles', status: 500 });
  const { container } = renderApp(<HotArticles waiting={null} />);
  comeNear();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(callsOf('/articles').length).toBeGreaterThan(0);
});
