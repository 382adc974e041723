import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { startSession } from '@/lib/domain/session/cookie';
import { closeLogin, endSession, useLoginGate } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { Greeting } from './greeting';

const api = vi.hoisted(() => ({ getSessionUser: vi.fn(), signIn: vi.fn() }));
vi.mock('@/lib/domain/session/api', () => api);

const member = (hasSigned: boolean) => ({ id: '3f0a9c41b27d5e83', nickname: '林间小鹿', hasSigned });

beforeEach(() => {
  api.getSessionUser.mockReset().mockResolvedValue(member(false));
  api.signIn.mockReset().mockResolvedValue(null);
  useToasts.setState({ toasts: [] });
});
afterEach(() =>
  act(() => {
    endSession();
    closeLogin();
  }),
);

const open = () =>
  render(
    <QueryClientProvider client={createSessionClient()}>
      <Greeting />
    </QueryClientProvider>,
  );
const button = (name: string) => screen.findByRole('button', { name });

describe('the daily sign-in', () => {
  it('asks a visitor to sign in first', async () => {
    open();
    await userEvent.click(await button('签到'));
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(api.signIn).not.toHaveBeenCalled();
  });

  it('is made once, and further clicks are ignored', async () => {
    act(() => startSession('token-1'));
    open();
    const signIn = await button('签到');
    api.getSessionUser.mockResolvedValue(member(true));
    await userEvent.dblClick(signIn);
    await userEvent.click(await button('已签到'));
    expect(api.signIn).toHaveBeenCalledTimes(1);
  });

  it('counts as made when it was made elsewhere', async () => {
    api.signIn.mockRejectedValue(new ApiError({ kind: 'business', message: '今天已经签到过了', code: '-1' }));
    act(() => startSession('token-1'));
    open();
    const signIn = await button('签到');
    api.getSessionUser.mockResolvedValue(member(true));
    await userEvent.click(signIn);
    await button('已签到');
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('that failed says so and can be made again', async () => {
    api.signIn.mockRejectedValueOnce(new ApiError({ kind: 'network', message: '网络异常，请稍后重试' }));
    act(() => startSession('token-1'));
    open();
    await userEvent.click(await button('签到'));
    await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['网络异常，请稍后重试']));
    await userEvent.click(await button('签到'));
    await waitFor(() => expect(api.signIn).toHaveBeenCalledTimes(2));
  });
});
