import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '@/lib/domain/session/actions';
import { endSession } from '@/lib/domain/session/store';
import { changeWriting, openWriting } from '@/lib/domain/editor/store';
import { NewTag } from './new-tag';

const api = vi.hoisted(() => ({ createTag: vi.fn(async () => null), listCustomTags: vi.fn(async () => []) }));
vi.mock('@/lib/domain/tag/api', () => api);

beforeEach(() => {
  startSession('token-1');
  openWriting(null);
  changeWriting({ category: '2' });
});
afterEach(endSession);

it('has the focus in the name of a new tag, and on its button afterwards', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewTag />
    </QueryClientProvider>,
  );
  const opener = () => screen.getByRole('button', { name: '新增标签' });
  expect(opener()).not.toHaveFocus();
  await userEvent.click(opener());
  expect(screen.getByRole('textbox', { name: '标签名称' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('虚拟线程{Enter}');
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(api.createTag).toHaveBeenCalledOnce();
});
