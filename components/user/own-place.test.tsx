import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userNamed } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import { OwnPlace } from './own-place';

const { id } = userNamed('demouser');

it('a member of the ranking is told their place, with a link to their row', async () => {
  renderApp(<OwnPlace authorIds={['1', id]} firstRank={51} />, { as: 'demouser' });
  expect(await screen.findByText('第 52 名')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看我的' })).toHaveAttribute('href', `#rank-${id}`);
});

it('a member who is not on the page is told so', async () => {
  renderApp(<OwnPlace authorIds={['1']} firstRank={1} />, { as: 'demouser' });
  expect(await screen.findByText('不在这一页')).toBeInTheDocument();
});
