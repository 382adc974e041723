import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '@/test/render';
import { router } from '@/test/router';
import { serverActions } from '@/test/server-actions';
import { VisitNote } from './visit-note';

const ARTICLE = '3f0a9c41b27d5e83';
const { reportStaleArticle } = serverActions;

const button = () => screen.getByRole('button', { name: '查看新版本' });

it('shows the new version, and asks the server for it once more when it was not there yet', async () => {
  reportStaleArticle.mockRejectedValueOnce(new Error('offline'));
  renderApp(<VisitNote id={ARTICLE} gone={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('文章已更新');

  await userEvent.click(button());
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(reportStaleArticle).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('新版本还在生成，请一分钟后再试');

  await userEvent.click(button());
  expect(reportStaleArticle).toHaveBeenCalledExactlyOnceWith(ARTICLE);
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

it('offers no new version of an article that is gone', () => {
  renderApp(<VisitNote id={ARTICLE} gone />);
  expect(screen.getByRole('status')).toHaveTextContent('文章不存在或已被删除');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
