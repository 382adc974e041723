import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '@/test/render';
import { router } from '@/test/router';
import { VisitNote } from './visit-note';

const button = () => screen.getByRole('button', { name: '查看新版本' });

it('shows the new version, and asks the server for it once more when it was not there yet', async () => {
  const onRefresh = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('offline'));
  renderApp(<VisitNote gone={false} onRefresh={onRefresh} />);
  expect(screen.getByRole('status')).toHaveTextContent('文章已更新');

  // It was asked for before the note appeared.
  await userEvent.click(button());
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(onRefresh).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('新版本还在生成，请一分钟后再试');

  await userEvent.click(button());
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

it('offers no new version of an article that is gone', () => {
  renderApp(<VisitNote gone onRefresh={vi.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('文章不存在或已被删除');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
