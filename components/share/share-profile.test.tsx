import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { ShareProfile } from './share-profile';

const countOf = (label: string) => screen.getByText(label).parentElement;

describe('the profile card of the share circle', () => {
  it('asks a visitor to sign in, and nothing of the API', async () => {
    renderApp(<ShareProfile />);
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(callsOf('/users/getcounts')).toEqual([]);
  });

  it('shows the member with their level and counts, and leads to their pages', async () => {
    const { id, nickname } = userNamed('demouser');
    renderApp(<ShareProfile />, { as: 'demouser' });
    const own = await screen.findByRole('link', { name: new RegExp(nickname) });
    expect(own).toHaveAttribute('href', `/user/${id}`);
    expect(within(own).getByText(/^Lv\./)).toBeVisible();
    const shares = [...db.shares.values()].filter(({ userId }) => userId === id);
    await waitFor(() => expect(countOf('关注')).toHaveTextContent(String(db.follows.countFrom(id))));
    expect(countOf('友圈')).toHaveTextContent(String(shares.length));
    expect(countOf('粉丝')).toHaveTextContent(String(db.follows.countTo(id)));
    expect(countOf('收藏')).toHaveTextContent(String(db.collects.countFrom(id)));
  });

  it('shows counts that cannot be loaded as unknown, and a member who cannot with a retry', async () => {
    addFault({ path: '/users/*', status: 500 });
    renderApp(<ShareProfile />, { as: 'demouser' });
    const retry = await screen.findByRole('button', { name: '重试' });
    clearFaults();
    addFault({ path: '/users/getcounts', status: 500 });
    await userEvent.click(retry);
    await screen.findByRole('link', { name: new RegExp(userNamed('demouser').nickname) });
    expect(countOf('粉丝')).toHaveTextContent('—');
  });
});
