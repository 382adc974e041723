import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { userNamed } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import { UserActions } from './user-actions';

const show = (username: string, as?: string) => {
  const { id, nickname } = userNamed(username);
  renderApp(<UserActions userId={id} nickname={nickname} />, as === undefined ? {} : { as });
};
const message = () => screen.getByRole('link', { name: /^私信/ });

it('a visitor sees the buttons of a user at once', () => {
  show('otheruser');
  expect(message()).toBeInTheDocument();
});

it('a member sees the buttons of others once the session is known, or has failed', async () => {
  addFault({ path: '/users/sessionuserinfo', status: 500, body: {}, delayMs: 20 });
  show('otheruser', 'demouser');
  expect(message()).toHaveAttribute('data-unsettled');
  await waitFor(() => expect(message()).not.toHaveAttribute('data-unsettled'));
});

it('a member has a link to their own settings instead', async () => {
  show('demouser', 'demouser');
  expect(message()).toHaveAttribute('data-unsettled');
  expect(await screen.findByRole('link', { name: '编辑资料' })).toHaveAttribute('href', '/setting/profile');
  expect(screen.queryByRole('link', { name: /^私信/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^关注/ })).toBeNull();
});
