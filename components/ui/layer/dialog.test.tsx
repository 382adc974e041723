import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  render(
    <Dialog title="登录" width={400} onClose={onClose}>
      <p>用户协议</p>
    </Dialog>,
  );
});

const drag = (from: Element, to: Element) =>
  userEvent.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }, { keys: '[/MouseLeft]', target: to }]);
const backdrop = () => screen.getByRole('dialog', { name: '登录' });

it('a dialog stays open when the selection of a text ends outside of it', async () => {
  await drag(screen.getByText('用户协议'), backdrop());
  expect(onClose).not.toHaveBeenCalled();
});

it('a press outside of a dialog, and its button, close it', async () => {
  await userEvent.click(backdrop());
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
