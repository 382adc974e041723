import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { isLeftToBrowser } from '@/test/left-to-browser';
import { callsOf, renderApp } from '@/test/render';
import { PersonFanMark } from './fan-mark';
import { UserActions } from './user-actions';

const show = (username: string, as?: string) => {
  const { id, nickname } = userNamed(username);
  renderApp(<UserActions userId={id} nickname={nickname} />, as === undefined ? {} : { as });
};
afterEach(() => void vi.useRealTimers());
const message = () => screen.getByRole('link', { name: /^私信/ });

it('a visitor sees the buttons of a user at once', () => {
  show('otheruser');
  expect(message()).toBeInTheDocument();
});

it('a visitor may open the messages with a user aside, as any link', () => {
  show('otheruser');
  expect(isLeftToBrowser(message(), { ctrlKey: true })).toBe(true);
  expect(useLoginGate.getState().loginOpen).toBe(false);
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

describe('a member who follows a user', () => {
  const follow = (from: string, to: string) => db.follows.set(userNamed(from).id, userNamed(to).id, Date.now());
  const pressed = () => screen.findByRole('button', { name: /关注 /, pressed: true });

  it('sees beside the name that they follow each other, for one request more', async () => {
    follow('demouser', 'otheruser');
    follow('otheruser', 'demouser');
    const { id, nickname } = userNamed('otheruser');
    renderApp(
      <>
        <PersonFanMark userId={id} />
        <UserActions userId={id} nickname={nickname} />
      </>,
      { as: 'demouser' },
    );
    expect(await screen.findByText('互相关注')).toBeVisible();
    expect(await pressed()).toHaveAccessibleName('已关注 山海');
    expect(callsOf('/users/focususers')).toHaveLength(1);
  });

  it('is asked before they unfollow, and may keep on following', async () => {
    follow('demouser', 'otheruser');
    show('otheruser', 'demouser');
    await userEvent.click(await pressed());
    const dialog = await screen.findByRole('dialog', { name: '取消关注' });
    expect(dialog).toHaveTextContent('确定不再关注 山海 吗？');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    expect(callsOf('/users/unfocususer')).toEqual([]);
    await userEvent.click(await pressed());
    await userEvent.click(await screen.findByRole('button', { name: '不再关注' }));
    expect(await screen.findByRole('button', { name: '关注 山海', pressed: false })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf('/users/unfocususer')).toHaveLength(1);
  });

  it('follows without being asked', async () => {
    show('otheruser', 'demouser');
    const button = await screen.findByRole('button', { name: '关注 山海' });
    await waitFor(() => expect(button).not.toHaveAttribute('data-unsettled'));
    await userEvent.click(button);
    expect(await pressed()).toHaveTextContent('已关注');
    expect(callsOf('/users/focususer')).toHaveLength(1);
  });

  it('is not asked to unfollow by the second press of a double click, but by a later one', async () => {
    show('otheruser', 'demouser');
    const button = await screen.findByRole('button', { name: '关注 山海' });
    await waitFor(() => expect(button).not.toHaveAttribute('data-unsettled'));
    await userEvent.click(button);
    await userEvent.click(await pressed());
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.setSystemTime(Date.now() + 500);
    await userEvent.click(await pressed());
    expect(await screen.findByRole('dialog', { name: '取消关注' })).toBeInTheDocument();
  });
});

it('a name that runs from right to left is isolated in the question about it', async () => {
  db.follows.set(userNamed('demouser').id, userNamed('otheruser').id, Date.now());
  renderApp(<UserActions userId={userNamed('otheruser').id} nickname="مرحبا" />, { as: 'demouser' });
  await userEvent.click(await screen.findByRole('button', { name: /关注 /, pressed: true }));
  expect(await screen.findByText('确定不再关注 \u2068مرحبا\u2069 吗？')).toBeVisible();
});
