import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { articleSummarySchema } from '@/lib/domain/article/schema';
import { renderApp } from '@/test/render';
import { ArticleLinks } from './article-links';
import { ArticleSummaryRow } from './article-summary-row';
import { LinksBlock } from '@/components/frame/links-block';

const article = z.parse(articleSummarySchema, {
  id: 'a1',
  userId: 'u',
  nickname: '林间小鹿',
  articleTitle: '水合的代价',
  description: '先有页面，再有脚本',
  viewCounts: 12_345,
  createTime: '2026-01-01 16:00:00',
});
const others = [article, { ...article, id: 'a2', articleTitle: '流式渲染' }];
const links = (variant: 'mini' | 'ranked' | 'related') => (
  <LinksBlock title="今日热榜">
    <ArticleLinks articles={others} variant={variant} />
  </LinksBlock>
);
const title = (level: number) => screen.getByRole('heading', { level, name: '水合的代价' });

describe('the row of an article', () => {
  it.each([
    ['feed', 2],
    ['search', 2],
    ['own', 2],
    ['history', 3],
  ] as const)('of %s is an article that its title names, in a heading of level %i', (variant, level) => {
    renderApp(<ArticleSummaryRow article={article} variant={variant} renderedAt={0} />);
    const row = within(screen.getByRole('article', { name: '水合的代价' }));
    expect(row.getByText('先有页面，再有脚本')).toBeVisible();
    expect(within(title(level)).getByRole('link')).toHaveAttribute('href', '/post/a1');
    expect(row.queryAllByText('林间小鹿')).toHaveLength(variant === 'own' ? 0 : 1);
  });

  it.each(['mini', 'ranked', 'related'] as const)(
    'that is %s is an item of a list, with its title below the heading of the block and reads besides',
    (variant) => {
      renderApp(links(variant));
      const [first] = screen.getAllByRole('listitem');
      expect(first).toContainElement(title(3));
      expect(first).toHaveTextContent('1.2万 阅读');
      expect(within(title(3)).getByRole('link')).toHaveAttribute('target', '_blank');
      expect(screen.queryByRole('article')).toBeNull();
      expect(screen.queryByText('先有页面，再有脚本')).toBeNull();
    },
  );

  it('has its place in a ranking, and its author below a text', () => {
    const { unmount } = renderApp(links('ranked'));
    const places = screen.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 1));
    expect(places).toEqual(['1', '2']);
    unmount();
    renderApp(links('related'));
    expect(screen.getAllByText(/林间小鹿.* · 1\.2万 阅读/)).toHaveLength(2);
  });

  it('may stand in a column beside the list that has it too', () => {
    renderApp(
      <>
        <ArticleSummaryRow article={article} renderedAt={0} />
        {links('mini')}
      </>,
    );
    const ids = [...document.querySelectorAll('[id^="title-"]')].map(({ id }) => id);
    expect(ids).toEqual(['title-a1']);
  });
});
