import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { articleSummarySchema } from '@/lib/domain/article/schema';
import { articleWhere, userNamed } from '@/mocks/testing';
import { articleCardRow } from '@/mocks/wire/article';
import { routes } from '@/lib/config/routes';
import { renderApp } from '@/test/render';
import { OwnArticleTools } from './own-article-tools';

afterEach(() => vi.restoreAllMocks());

it('an article that was just published is scrolled to and lit; another one is not', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const author = userNamed('demouser');
  const card = z.parse(
    articleSummarySchema,
    articleCardRow(
      articleWhere(({ userId }) => userId === author.id),
      author,
    ),
  );
  renderApp(
    <>
      <OwnArticleTools card={{ ...card, articleTitle: '另一篇' }} />
      <OwnArticleTools card={card} />
    </>,
    { as: 'demouser', at: routes.newArticle(author.id, card.articleTitle) },
  );
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(screen.getByRole('group', { name: `管理《${card.articleTitle}》` }).className).toMatch(/lit/);
  expect(screen.getByRole('group', { name: '管理《另一篇》' }).className).not.toMatch(/lit/);
});
