import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { startSession } from '@/lib/domain/session/cookie';
import { endSession } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { MessageSettings } from './message-settings';

const profile = vi.hoisted(() => ({ updateProfile: vi.fn(), updateImRestrict: vi.fn() }));
vi.mock('@/lib/domain/profile/api', () => profile);
const session = vi.hoisted(() => ({ getSessionUser: vi.fn() }));
vi.mock('@/lib/domain/session/api', () => session);

beforeEach(() => {
  profile.updateImRestrict.mockReset().mockResolvedValue(null);
  session.getSessionUser.mockReset().mockResolvedValue({ id: '3f0a9c41b27d5e83', imRestrict: '2' });
  useToasts.setState({ toasts: [] });
  act(() => startSession('token-1'));
});
afterEach(() => act(endSession));

const open = () =>
  render(
    <QueryClientProvider client={createSessionClient()}>
      <MessageSettings />
    </QueryClientProvider>,
  );
const choice = (name: string) => screen.findByRole('radio', { name });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

describe('who may send messages', () => {
  it('is what the API says, and saved at once', async () => {
    open();
    expect(await choice('互相关注的人')).toBeChecked();
    session.getSessionUser.mockResolvedValue({ id: '3f0a9c41b27d5e83', imRestrict: '3' });
    await userEvent.click(await choice('不允许任何人'));
    await waitFor(() => expect(toasts()).toEqual(['设置成功']));
    expect(profile.updateImRestrict.mock.calls).toEqual([['3']]);
    expect(await choice('不允许任何人')).toBeChecked();
  });

  it('stays as it was when the API refuses', async () => {
    profile.updateImRestrict.mockRejectedValue(new ApiError({ kind: 'network', message: '网络异常，请稍后重试' }));
    open();
    await userEvent.click(await choice('所有人'));
    await waitFor(() => expect(toasts()).toEqual(['网络异常，请稍后重试']));
    expect(await choice('互相关注的人')).toBeChecked();
    expect(await choice('所有人')).not.toBeChecked();
  });

  it('can be asked for again when it did not load', async () => {
    session.getSessionUser.mockRejectedValueOnce(new ApiError({ kind: 'malformed', message: 'x' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await choice('互相关注的人')).toBeChecked();
  });
});
