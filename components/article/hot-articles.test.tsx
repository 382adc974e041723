import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { resetDb } from '@/mocks/db';
import { callsOf, renderApp } from '@/test/render';
import { HotArticles } from './hot-articles';

beforeEach(() => {
  resetDb({ articles: 0, articlesDir: null });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: IntersectionObserverCallback) {}
      observe = () => this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      disconnect = () => {};
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('the right column has six of the articles that are read most', async () => {
  renderApp(<HotArticles />);
  expect(await screen.findAllByRole('link')).toHaveLength(6);
  expect(screen.getByRole('heading', { name: '热门文章' })).toBeInTheDocument();
});

it('the right column does without them when they fail to load', async () => {
  addFault({ path: '/articles', status: 500 });
  const { container } = renderApp(<HotArticles />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(callsOf('/articles').length).toBeGreaterThan(0);
});
