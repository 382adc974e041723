import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ToggleButton } from './toggle-button';

const toggle = { icon: null, label: '点赞', pressedLabel: '已赞', pending: false, onToggle: () => {} };
const button = () => screen.getByRole('button');

it('a toggle keeps its accessible name while it is on, with the word that is seen; aria-pressed and its text change', () => {
  const { rerender } = render(<ToggleButton {...toggle} active={false} count={12_000} />);
  expect(button()).toHaveAccessibleName('点赞 12000');
  expect(button()).toHaveTextContent('1.2万点赞');
  rerender(<ToggleButton {...toggle} active count={12_001} />);
  expect(button()).toHaveAccessibleName('点赞 12001 已赞');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(button()).toHaveTextContent('已赞');
});

it('an unknown count of a toggle is neither shown as 0 nor announced', () => {
  render(<ToggleButton {...toggle} active={false} count={null} compact />);
  expect(button()).toHaveAccessibleName('点赞');
  expect(button()).toHaveTextContent('—');
});

it('a toggle sparks when it is pressed, not because it was pressed before', async () => {
  const { rerender } = render(<ToggleButton {...toggle} active count={1} />);
  expect(button()).not.toHaveAttribute('data-spark');
  rerender(<ToggleButton {...toggle} active={false} count={0} />);
  await userEvent.click(button());
  expect(button()).not.toHaveAttribute('data-spark');
  rerender(<ToggleButton {...toggle} active count={1} />);
  expect(button()).toHaveAttribute('data-spark');
});
