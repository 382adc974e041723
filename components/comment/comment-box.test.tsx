import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { startSession } from '@/lib/domain/session/cookie';
import { closeLogin, endSession, useLoginGate } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { rememberOwner, useDraftOwner } from '@/lib/drafts/owner';
import { CommentBox } from './comment-box';

const api = vi.hoisted(() => ({ submitArticleComment: vi.fn(), listArticleComments: vi.fn() }));
vi.mock('@/lib/domain/comment/api', () => api);

const field = () => screen.getByRole('textbox');
const send = () => screen.getByRole('button', { name: '评论' });
const open = () =>
  render(
    <QueryClientProvider client={createSessionClient()}>
      <CommentBox articleId="p" authorId="author" />
    </QueryClientProvider>,
  );

beforeEach(() => {
  for (const call of Object.values(api)) call.mockReset();
  localStorage.clear();
  useDraftOwner.setState(useDraftOwner.getInitialState());
  closeLogin();
  useToasts.setState({ toasts: [] });
  startSession('token-1');
  rememberOwner('u1');
});
afterEach(endSession);

describe('a comment', () => {
  it('of blanks cannot be sent', async () => {
    open();
    expect(send()).toBeDisabled();
    await userEvent.type(field(), ' {Enter}　');
    expect(send()).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(api.submitArticleComment).not.toHaveBeenCalled();
  });

  it('is sent once for many presses, and then the box is empty', async () => {
    let answer = () => {};
    api.submitArticleComment.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    open();
    await userEvent.type(field(), '你好{Enter}再见');
    expect(api.submitArticleComment).not.toHaveBeenCalled();
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await userEvent.click(send());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(api.submitArticleComment).toHaveBeenCalledTimes(1);
    // What would be added now would be lost.
    expect(screen.getByRole('button', { name: '表情' })).toBeDisabled();
    expect(api.submitArticleComment).toHaveBeenCalledWith(expect.objectContaining({ content: '你好\n再见' }));
    act(answer);
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(screen.getByRole('form')).toHaveFocus();
    expect(useToasts.getState().toasts).toMatchObject([{ text: '评论成功' }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DRAFT:'))).toEqual([]);
  });

  it('that an input method is still composing is not sent', async () => {
    open();
    await userEvent.type(field(), 'ni hao');
    fireEvent.compositionStart(field());
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, keyCode: 229 });
    // A write begins in a later task.
    await act(async () => {});
    expect(api.submitArticleComment).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(api.submitArticleComment).toHaveBeenCalledTimes(1));
  });

  it('that the API refuses stays, with the reason in place', async () => {
    api.submitArticleComment.mockRejectedValue(new ApiError({ kind: 'business', message: '评论包含敏感词' }));
    open();
    await userEvent.type(field(), '一段话');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('评论包含敏感词');
    expect(field()).toHaveValue('一段话');
    expect(useToasts.getState().toasts).toEqual([]);
  });
});

describe('a draft', () => {
  it('is there when the box is opened again', async () => {
    const { unmount } = open();
    await userEvent.type(field(), '写了一半');
    unmount();
    open();
    expect(field()).toHaveValue('写了一半');
  });

  it('stays in sight when the session has run out, until somebody else signs in, and nothing is sent by itself', async () => {
    open();
    await userEvent.type(field(), '我的一段话');
    act(endSession);
    await userEvent.click(send());
    expect(useLoginGate.getState().loginOpen).toBe(true);
    expect(field()).toHaveValue('我的一段话');
    act(() => {
      startSession('token-2');
      rememberOwner('u2');
    });
    expect(field()).toHaveValue('');
    act(() => rememberOwner('u1'));
    expect(field()).toHaveValue('我的一段话');
    expect(api.submitArticleComment).not.toHaveBeenCalled();
  });
});
