import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { articleSummarySchema } from '@/lib/domain/article/schema';
import { writePosition } from '@/lib/domain/reading/reading-positions';
import { renderApp } from '@/test/render';
import { ArticleList } from './article-list';
import { LazyRowParts } from '@/components/shell/row-menu.lazy';

const RENDERED_AT = Date.parse('2026-01-01T08:10:00Z');
const row = {
  id: '1',
  userId: 'u',
  nickname: '作者',
  articleTitle: '文章',
  createTime: '2026-01-01 16:00:00',
  status: '2',
};

it('a page that was rendered minutes ago hydrates with the times that the server wrote', async () => {
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <ArticleList
        label="文章"
        cards={[z.parse(articleSummarySchema, row)]}
        total={1}
        renderedAt={RENDERED_AT}
        paging={{ hasMore: false, loading: false, failed: false, onMore: () => {} }}
      />
    </QueryClientProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  expect(place).toHaveTextContent('10 分钟前');
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(place, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.querySelector('time')).not.toHaveTextContent('10 分钟前');
});

it('a pinned article says so in the list of its author alone, where it is at the top', () => {
  const listed = (variant?: 'own') => (
    <QueryClientProvider client={new QueryClient()}>
      <ArticleList
        label="文章"
        cards={[{ ...z.parse(articleSummarySchema, row), pinned: true }]}
        total={1}
        renderedAt={RENDERED_AT}
        paging={{ hasMore: false, loading: false, failed: false, onMore: () => {} }}
        {...(variant && { variant })}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(listed('own'));
  expect(screen.getByText('置顶')).toBeVisible();
  rerender(listed());
  expect(screen.queryByText('置顶')).toBeNull();
});

it('a row says how far its article was read, once that is known, and follows it', () => {
  const known = z.parse(articleSummarySchema, { ...row, id: 'read' });
  renderApp(
    <>
      <ArticleList
        label="文章"
        cards={[known, z.parse(articleSummarySchema, row)]}
        total={2}
        renderedAt={RENDERED_AT}
        paging={{ hasMore: false, loading: false, failed: false, onMore: () => {} }}
      />
      <LazyRowParts />
    </>,
  );
  expect(screen.queryByText(/读到/)).toBeNull();
  act(() => writePosition('read', 0.624));
  expect(screen.getAllByText(/读到/).map(({ textContent }) => textContent)).toEqual(['读到 62%']);
  act(() => writePosition('read', null));
  expect(screen.queryByText(/读到/)).toBeNull();
});
