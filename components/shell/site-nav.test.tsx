import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteNavigation } from '@/lib/config/navigation';
import { renderApp } from '@/test/render';
import { SiteNav } from './site-nav';

const current = (at: string) => {
  renderApp(<SiteNav entries={siteNavigation('')} />, { at });
  return screen.queryByRole('link', { current: 'page', hidden: true });
};

// The paths with a tilde are what the server sees of an address with a query.
it.each([
  ['/', '首页'],
  ['/~/2/hot/1', '首页'],
  ['/sharecircle', '友圈'],
  ['/sharecircle/~/2/1', '友圈'],
  ['/sharecircle/0000000000fffff6', '友圈'],
  ['/tutorial/~/2', '教程'],
  ['/question/q1/~/js', '题库'],
  ['/question', '题库'],
  ['/rank/~/2', '作者榜'],
])('the page %s belongs to %s', (at, label) => {
  expect(current(at)).toHaveTextContent(label);
});

it.each(['/post/0000000000fffff6', '/questions', '/~x'])('the page %s belongs to no entry', (at) => {
  expect(current(at)).toBeNull();
});
