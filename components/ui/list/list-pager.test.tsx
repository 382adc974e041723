import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '@/lib/config/routes';
import { ListPager, ListStart } from './list-pager';

const hrefOf = (page: number) => routes.shareCircle({ block: '1', page });
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('a later page of a list says so and links to its neighbours', () => {
  render(
    <>
      <ListStart page={2} firstHref={hrefOf(1)} />
      <ListPager page={2} last={3} hrefOf={hrefOf} />
    </>,
  );
  expect(screen.getByText('从第 2 页开始显示')).toBeVisible();
  expect(addressOf('回到第一页')).toBe('/sharecircle?block=1');
  expect(addressOf('上一页')).toBe('/sharecircle?block=1');
  expect(addressOf('下一页')).toBe('/sharecircle?block=1&page=3');
});

it('a list of one page has neither', () => {
  const { container } = render(
    <>
      <ListStart page={1} firstHref="/" />
      <ListPager page={1} last={1} hrefOf={hrefOf} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
