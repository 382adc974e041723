import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '@/lib/domain/session/start-session';
import { closeLogin, setAfterLogin, openLoginBecause, useLoginGate } from '@/lib/domain/session/login-gate';
import { endSession } from '@/lib/domain/session/session-store';
import { MemberOnly } from './member-only';

const page = (
  <MemberOnly>
    <p>设置</p>
  </MemberOnly>
);

describe('a page for members', () => {
  it('is shown to a member at once', () => {
    act(() => startSession('token'));
    render(page);
    expect(screen.getByText('设置')).toBeInTheDocument();
    expect(useLoginGate.getState().loginOpen).toBe(false);
  });

  it('opens the login for a visitor, once, and is shown after it without a reload', () => {
    render(page);
    expect(screen.queryByText('设置')).toBeNull();
    expect(screen.getByText('登录后可查看此页面')).toBeInTheDocument();
    expect(useLoginGate.getState().loginOpen).toBe(true);
    act(() => closeLogin());
    expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument();
    expect(useLoginGate.getState().loginOpen).toBe(false);
    act(() => startSession('token'));
    expect(screen.getByText('设置')).toBeInTheDocument();
  });

  it('leaves a login alone that is open: why, and what it interrupted', () => {
    act(() => startSession('token'));
    render(page);
    act(() => {
      endSession();
      openLoginBecause('登录已过期，请重新登录');
      setAfterLogin({ run: () => {} });
    });
    expect(screen.getByText('登录后可查看此页面')).toBeInTheDocument();
    expect(useLoginGate.getState()).toMatchObject({
      notice: '登录已过期，请重新登录',
      interrupted: { run: expect.any(Function) },
    });
  });
});
