import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { articleSummarySchema } from '@/lib/domain/article/schema';
import { articleWhere, givenArticle, userNamed } from '@/mocks/testing';
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

it('an own article is pinned, exported and deleted from its menu, and edited beside it', async () => {
  const author = userNamed('demouser');
  const { id } = givenArticle({ username: 'demouser', title: '我的文章' });
  const card = z.parse(
    articleSummarySchema,
    articleCardRow(
      articleWhere((article) => article.id === id),
      author,
    ),
  );
  renderApp(<OwnArticleTools card={card} />, { as: 'demouser' });
  expect(screen.getByRole('link', { name: '编辑《我的文章》' })).toHaveAttribute('href', routes.writeCenter(id));
  const tools = screen.getByRole('group', { name: '管理《我的文章》' });
  const entries = within(tools).getAllByRole('button', { hidden: true }).slice(1);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '置顶',
    '导出 Markdown',
    '导出 HTML',
    '导出 PDF',
    '复制到公众号等',
    '删除',
  ]);
});
