import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ColourField } from './colour-field';

it('the colour picker opens with the press that loads it, and gives the colour', async () => {
  const handleChange = vi.fn();
  render(<ColourField value="#1677ff" warning={null} onChange={handleChange} />);
  await userEvent.click(screen.getByRole('button', { name: '主题色' }));
  expect(await screen.findByRole('dialog', { name: '主题色' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '主题色' })).toHaveFocus();
  // Without layout the panel is never placed, and takes no pointer.
  fireEvent.click(screen.getByRole('button', { name: '绿色' }));
  expect(handleChange).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('button', { name: '绿色' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '主题色' })).toHaveFocus();
});
